import { type ReactNode, useId } from 'react';
import { Chip } from '../../../components/Chip.tsx';
import { Why } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import './Question.css';

interface Props<V> {
  readonly question: string;
  readonly example?: string | undefined;
  readonly paragraph: string | null;
  readonly changed: boolean;
  readonly refused: string | null;
  readonly locked: boolean;
  readonly children?: (describedBy: string) => ReactNode;
  readonly choices?: readonly { readonly value: V; readonly label: string }[];
  readonly value?: V;
  readonly onChange?: (value: V) => void;
}

/** One decision of the sheet as a sentence, with an example, where it stands, and whether this evening differs from it. */
export function Question<V extends string | number | boolean>({
  question,
  example,
  paragraph,
  changed,
  refused,
  locked,
  children,
  choices,
  value,
  onChange,
}: Props<V>) {
  const { t } = useTexts();
  const id = useId();
  // Short answers stand side by side, whole sentences below each other.
  const letters = choices?.reduce((sum, { label }) => sum + label.length + 4, 0) ?? 0;
  const long = letters > 66;
  return (
    <div className={long ? 'question question-long' : 'question'}>
      <div className="question-words">
        <p className="question-title">
          {question} {changed && <Chip kind="accent">{t('desk.setup.changed')}</Chip>}
        </p>
        <p className="question-example" id={id}>
          {example} {paragraph && <span className="question-paragraph">{t('desk.setup.paragraph', { paragraph })}</span>}
        </p>
        {refused && <Why>{refused}</Why>}
      </div>
      {children?.(id)}
      {choices && !long && (
        <Segments
          label={question}
          value={value}
          segments={choices}
          describedBy={id}
          locked={locked}
          onChange={(next) => onChange?.(next)}
        />
      )}
      {choices && long && (
        <fieldset className="answers" aria-describedby={id}>
          <legend className="hidden">{question}</legend>
          {choices.map((choice) => (
            <label key={String(choice.value)} className={choice.value === value ? 'answer answer-on' : 'answer'}>
              <input
                type="radio"
                name={`${id}-answer`}
                checked={choice.value === value}
                aria-disabled={locked || undefined}
                onChange={() => {
                  if (!locked) onChange?.(choice.value);
                }}
              />
              <span>{choice.label}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
