import { type KeyboardEvent, useRef } from 'react';
import type { Refused } from '../../../../electron/contract/views.ts';
import { Why } from '../../../components/Field.tsx';
import { Kbd } from '../../../components/Kbd.tsx';
import { signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import './PointsFields.css';
import { checkPoints, type TypedPoints, typePoints } from './pointsForm.ts';

interface Props {
  readonly table: number;
  readonly names: readonly string[];
  readonly typed: TypedPoints;
  readonly zeroSum: boolean;
  readonly sitsOut: number | null;
  readonly refused: Refused | null;
  readonly onChange: (typed: TypedPoints) => void;
}

/** A number a seat, and their sum below. */
export function PointsFields({ table, names, typed, zeroSum, sitsOut, refused, onChange }: Props) {
  const { t, refusal } = useTexts();
  const box = useRef<HTMLTableElement>(null);
  const check = checkPoints(typed, zeroSum);
  const wrongSeat = Number(/^points\.(\d+)$/.exec(refused?.field ?? '')?.[1] ?? -1);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, seat: number): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    box.current?.querySelectorAll('input')[seat + step]?.focus();
  };
  return (
    <section className="card points-fields">
      <table className="table" ref={box}>
        <thead>
          <tr>
            <th>{t('desk.totals.seat')}</th>
            <th>{t('desk.totals.name')}</th>
            <th className="number">{t('desk.totals.points')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, seat) => {
            const wrong =
              check.unreadable.includes(seat) ||
              wrongSeat === seat ||
              (zeroSum && check.complete && check.sum !== 0 && typed.last === seat);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <tr key={seat}>
                <td>
                  <Kbd keys={String(seat + 1)} />
                </td>
                <td className="points-name">
                  {name}
                  {seat === sitsOut && <span className="muted"> {t('desk.entry.sitsOut')}</span>}
                </td>
                <td className="number">
                  <input
                    className="input points-input"
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={t('desk.totals.field', { table, seat: seat + 1, name })}
                    aria-invalid={wrong || undefined}
                    readOnly={seat === sitsOut}
                    // biome-ignore lint/a11y/noAutofocus: the screen is these fields
                    autoFocus={seat === (sitsOut === 0 ? 1 : 0)}
                    value={typed.texts[seat] ?? ''}
                    onChange={(event) => onChange(typePoints(typed, seat, event.target.value))}
                    onKeyDown={(event) => onKeyDown(event, seat)}
                    onFocus={(event) => event.target.select()}
                  />
                </td>
              </tr>
            );
          })}
          <tr className="points-sum">
            <td />
            <td>{t('desk.totals.sum')}</td>
            <td className="number">
              <b className={zeroSum && check.complete && check.sum !== 0 ? 'loss' : ''}>{signed(check.sum)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      {refused && (
        <div className="points-why">
          <Why>{refusal(refused)}</Why>
        </div>
      )}
    </section>
  );
}
