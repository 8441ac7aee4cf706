import type { FormatSetting } from '../../../api/types.ts';
import { parseWhole } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Question } from './Question.tsx';
import type { SettingValue } from './settingsForm.ts';

interface Props {
  readonly setting: FormatSetting;
  readonly value: SettingValue;
  readonly refused: string | null;
  readonly locked: boolean;
  readonly onChange: (value: SettingValue) => void;
}

/** One setting of the tournament's mode. A number that cannot be read stays in its field and is sent as it is, so that the refusal names it. */
export function SettingQuestion({ setting, value, refused, locked, onChange }: Props) {
  const { t, say } = useTexts();
  const key = `setting.${setting.name}`;
  const shared = {
    question: say(key),
    example: say(`${key}.example`),
    paragraph: setting.paragraph,
    changed: value !== setting.default,
    refused,
    locked,
  };
  if (setting.kind === 'whole') {
    return (
      <Question {...shared}>
        {(describedBy) => (
          <input
            className="input"
            inputMode="numeric"
            aria-label={shared.question}
            aria-describedby={describedBy}
            aria-invalid={refused ? true : undefined}
            readOnly={locked}
            placeholder={setting.empty ? t('desk.setup.none') : undefined}
            value={value === null ? '' : String(value)}
            onChange={(event) => {
              const text = event.target.value;
              onChange(text.trim() === '' ? null : (parseWhole(text) ?? text));
            }}
          />
        )}
      </Question>
    );
  }
  const choices: readonly { readonly value: string | number | boolean; readonly label: string }[] =
    setting.kind === 'tick'
      ? [
          { value: false, label: t('desk.no') },
          { value: true, label: t('desk.yes') },
        ]
      : setting.choices.map((choice) => ({ value: choice, label: say(`${key}.${choice}`) }));
  return <Question {...shared} choices={choices} {...(value === null ? {} : { value })} onChange={onChange} />;
}
