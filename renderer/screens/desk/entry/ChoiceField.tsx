import type { FieldOf } from '../../../api/types.ts';
import { Kbd } from '../../../components/Kbd.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import './ChoiceField.css';

interface Props {
  readonly field: FieldOf<'choice'>;
  /** Its own name stands before it, because its row is named after the group. */
  readonly named: boolean;
  readonly onSet: (value: unknown) => void;
}

/** One of several; where none is possible too, pressing the chosen one takes it out. */
export function ChoiceField({ field, named, onSet }: Props) {
  const { say } = useTexts();
  const label = say(field.label);
  const name = named && field.group !== field.label && <span className="entry-name">{label}</span>;
  if (field.clear) {
    return (
      <>
        {name}
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that can all be out, which radio buttons cannot */}
        <span className="choice-clear" role="group" aria-label={label}>
          {field.choices.map((choice) => {
            const on = choice.value === field.value;
            return (
              <button
                key={String(choice.value)}
                type="button"
                className={on ? 'choice-button choice-on' : 'choice-button'}
                aria-pressed={on}
                aria-disabled={choice.blocked !== undefined || undefined}
                title={choice.blocked === undefined ? undefined : say(choice.blocked)}
                onClick={() => {
                  if (choice.blocked === undefined) onSet(on ? undefined : choice.value);
                }}
              >
                {say(choice.label)}
                {choice.key && <Kbd keys={choice.key} />}
              </button>
            );
          })}
        </span>
      </>
    );
  }
  return (
    <>
      {name}
      <Segments
        label={label}
        value={field.value}
        segments={field.choices.map((choice) => ({
          value: choice.value,
          label: say(choice.label),
          shortcut: choice.key,
          blocked: choice.blocked === undefined ? undefined : say(choice.blocked),
        }))}
        onChange={onSet}
      />
    </>
  );
}
