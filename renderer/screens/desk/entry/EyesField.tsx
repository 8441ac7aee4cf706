import type { FieldOf } from '../../../api/types.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import './EyesField.css';

/** Card points of one party; the other has the rest. */
export function EyesField({ field, onSet }: { readonly field: FieldOf<'eyes'>; readonly onSet: (value: unknown) => void }) {
  const { say } = useTexts();
  const { value, total, marks } = field;
  const inRange = value !== undefined && value <= total;
  return (
    <div className="eyes">
      <label className="eyes-party">
        {say(field.partyLabel)}
        <input
          className="eyes-input"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${say(field.label)}, ${say(field.partyLabel)}`}
          aria-invalid={value !== undefined && !inRange ? true : undefined}
          value={value === undefined ? '' : String(value)}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '').slice(0, 4);
            onSet(digits === '' ? undefined : Number(digits));
          }}
        />
      </label>
      <div className="eyes-bar" aria-hidden="true">
        <span className="eyes-track" />
        <span className="eyes-value" style={{ width: `${inRange ? (100 * value) / total : 0}%` }} />
        {marks.map((mark) => (
          <span key={mark} className="eyes-mark" style={{ left: `${(100 * mark) / total}%` }}>
            {mark}
          </span>
        ))}
      </div>
      <p className="eyes-party eyes-other">
        <b>{inRange ? total - value : '–'}</b> {say(field.otherLabel)}
      </p>
    </div>
  );
}
