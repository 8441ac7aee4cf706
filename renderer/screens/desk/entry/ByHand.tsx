import { useState } from 'react';
import type { Refused, TableView } from '../../../../electron/contract/views.ts';
import { Field, TextField } from '../../../components/Field.tsx';
import { Tick } from '../../../components/Tick.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useDraft } from '../useDraft.ts';
import { PointsFields } from './PointsFields.tsx';
import { checkPoints, emptyPoints, isTypedPoints, numbersOf, type TypedPoints } from './pointsForm.ts';

export interface SoloTyped {
  readonly seat: number;
  readonly compulsory: boolean;
}

export interface Hand {
  readonly open: boolean;
  setOpen(open: boolean): void;
  readonly typed: TypedPoints;
  setTyped(typed: TypedPoints): void;
  readonly reason: string;
  setReason(reason: string): void;
  /** Who played a solo, and whether it was the compulsory one; null: nobody did. */
  readonly solo: SoloTyped | null;
  setSolo(solo: SoloTyped | null): void;
  /** The numbers when all can be read. */
  readonly points: readonly number[] | null;
  /** Why it cannot be saved yet. */
  readonly blocked: string | null;
  clear(): void;
}

/** Points given by hand, for a game no form can tell. */
export function useByHand(
  key: string,
  seats: number,
  sitsOut: number | null,
  begin?: readonly number[],
  solo0: SoloTyped | null = null,
): Hand {
  const { t } = useTexts();
  const [open, setOpen] = useState(begin !== undefined);
  const initial: TypedPoints = begin ? { texts: begin.map(String), last: 0 } : emptyPoints(seats, sitsOut);
  const [typed, setTyped, clear] = useDraft<TypedPoints>(key, initial, isTypedPoints);
  const [reason, setReason] = useState('');
  const [solo, setSolo] = useState(solo0);
  const numbers = numbersOf(typed);
  const points = numbers.every((value) => value !== null) ? numbers.map(Number) : null;
  const blocked = points === null ? t('desk.byHand.incomplete') : reason.trim() === '' ? t('refusal.reasonMissing') : null;
  return { open, setOpen, typed, setTyped, reason, setReason, solo, setSolo, points, blocked, clear };
}

interface Props {
  readonly view: TableView;
  /** Columns of this game. */
  readonly columns: number;
  readonly hand: Hand;
  readonly sitsOut: number | null;
  readonly refused: Refused | null;
  /** The reason is asked for elsewhere. */
  readonly noReason?: boolean;
}

export function ByHand({ view, columns, hand, sitsOut, refused, noReason }: Props) {
  const { t, refusal } = useTexts();
  const check = checkPoints(hand.typed, view.zeroSum);
  return (
    <div className="by-hand">
      <PointsFields
        table={view.table}
        names={view.seats.slice(0, columns).map(({ name }) => name)}
        typed={hand.typed}
        zeroSum={view.zeroSum}
        sitsOut={sitsOut}
        refused={refused?.field?.startsWith('points') ? refused : null}
        onChange={hand.setTyped}
      />
      {check.complete && view.zeroSum && check.sum !== 0 && <p className="loss small">{t('desk.totals.mustBeZero')}</p>}
      <SoloByHand view={view} columns={columns} hand={hand} sitsOut={sitsOut} />
      {!noReason && (
        <div className="card card-pad">
          <TextField
            label={t('desk.reason')}
            hint={t('desk.byHand.hint')}
            value={hand.reason}
            maxLength={200}
            refused={refused && !refused.field?.startsWith('points') ? refusal(refused) : null}
            onChange={hand.setReason}
          />
        </div>
      )}
    </div>
  );
}

/** Points alone do not say that a solo was played, and a compulsory one must be counted. */
function SoloByHand({ view, columns, hand, sitsOut }: Pick<Props, 'view' | 'columns' | 'hand' | 'sitsOut'>) {
  const { t } = useTexts();
  const { solo, setSolo } = hand;
  return (
    <div className="card card-pad">
      <Field label={t('wrong.solo')}>
        {(ids) => (
          <select
            {...ids}
            className="input"
            value={solo?.seat ?? ''}
            onChange={(event) =>
              setSolo(event.target.value === '' ? null : { seat: Number(event.target.value), compulsory: solo?.compulsory ?? false })
            }
          >
            <option value="">{t('wrong.solo.none')}</option>
            {view.seats.slice(0, columns).map((seat, i) =>
              i === sitsOut ? null : (
                <option key={seat.person} value={i}>
                  {seat.name}
                </option>
              ),
            )}
          </select>
        )}
      </Field>
      {solo && view.compulsory === 'counts' && (
        <Tick checked={solo.compulsory} onChange={(compulsory) => setSolo({ ...solo, compulsory })}>
          {t('wrong.solo.compulsory')}
        </Tick>
      )}
    </div>
  );
}
