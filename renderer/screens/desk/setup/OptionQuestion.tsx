import type { OptionValue, RuleOption, RuleSetId } from '../../../api/types.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Question } from './Question.tsx';

interface Props {
  readonly ruleSet: RuleSetId;
  readonly option: RuleOption;
  readonly value: OptionValue;
  readonly refused: string | null;
  readonly locked: boolean;
  readonly onChange: (value: OptionValue) => void;
}

/** A question the rule sheet leaves open about scoring. */
export function OptionQuestion({ ruleSet, option, value, refused, locked, onChange }: Props) {
  const { say } = useTexts();
  const key = `option.${ruleSet}.${option.name}`;
  return (
    <Question
      question={say(key)}
      paragraph={option.paragraph}
      changed={value !== option.default}
      refused={refused}
      locked={locked}
      choices={option.choices.map((choice) => ({ value: choice, label: say(`${key}.${choice}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
