import type { FieldOf } from '../../../api/types.ts';
import { Tick } from '../../../components/Tick.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';

export function TickField({ field, onSet }: { readonly field: FieldOf<'tick'>; readonly onSet: (value: boolean) => void }) {
  const { t, say } = useTexts();
  const label = say(field.label);
  return (
    <Tick
      checked={field.value}
      label={label}
      shortcut={field.key}
      blocked={field.blocked === undefined ? undefined : say(field.blocked)}
      onChange={onSet}
    >
      {field.group === undefined || field.group === field.label ? (field.value ? t('desk.yes') : t('desk.no')) : label}
    </Tick>
  );
}
