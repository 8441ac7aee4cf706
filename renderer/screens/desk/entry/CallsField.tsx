import type { FieldOf } from '../../../api/types.ts';
import { Kbd } from '../../../components/Kbd.tsx';
import { ariaShortcut } from '../../../components/keys.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import './CallsField.css';
import { useRoving } from './useRoving.ts';

/** What was said, in its order; only what may still be said is offered. */
export function CallsField({ field, onSet }: { readonly field: FieldOf<'calls'>; readonly onSet: (value: unknown) => void }) {
  const { t, say } = useTexts();
  const roving = useRoving(1);
  const take = (
    <button type="button" data-rove tabIndex={-1} className="call-button call-take" onClick={() => onSet(field.value.slice(0, -1))}>
      {t('desk.entry.takeLast')}
      <Kbd keys="backspace" />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not of form fields
    <div className="calls" role="group" aria-label={say(field.label)} {...roving}>
      {field.value.length > 0 && (
        <ol className="calls-said" aria-label={t('desk.entry.said')}>
          {field.value.map((call, i) => (
            <li key={call} className={call.startsWith('kontra') ? 'call call-kontra' : 'call'}>
              <span className="call-number" aria-hidden="true">
                {i + 1}
              </span>
              {say(`call.${call}`)}
            </li>
          ))}
          <li>{take}</li>
        </ol>
      )}
      <div className="calls-offered">
        {field.available.map((call) => (
          <button
            key={call.value}
            type="button"
            data-rove
            tabIndex={-1}
            className="call-button"
            aria-keyshortcuts={call.key ? ariaShortcut(call.key) : undefined}
            onClick={() => onSet([...field.value, call.value])}
          >
            {say(call.label)}
            {call.key && <Kbd keys={call.key} />}
          </button>
        ))}
        {field.available.length + field.value.length === 0 && (
          <span className="muted" data-rove tabIndex={-1}>
            {t('desk.entry.noCalls')}
          </span>
        )}
      </div>
    </div>
  );
}
