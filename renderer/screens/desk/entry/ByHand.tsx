import { useState } from 'react';
import type { Refused, TableView } from '../../../../electron/contract/views.ts';
import { TextField } from '../../../components/Field.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useDraft } from '../useDraft.ts';
import { PointsFields } from './PointsFields.tsx';
import { checkPoints, emptyPoints, isTypedPoints, numbersOf, type TypedPoints } from './pointsForm.ts';

export interface Hand {
  readonly open: boolean;
  setOpen(open: boolean): void;
  readonly typed: TypedPoints;
  setTyped(typed: TypedPoints): void;
  readonly reason: string;
  setReason(reason: string): void;
  /** The numbers when all can be read. */
  readonly points: readonly number[] | null;
  /** Why it cannot be saved yet. */
  readonly blocked: string | null;
  clear(): void;
}

/** Points given by hand, for a game no form can tell. */
export function useByHand(key: string, seats: number, sitsOut: number | null, begin?: readonly number[]): Hand {
  const { t } = useTexts();
  const [open, setOpen] = useState(begin !== undefined);
  const initial: TypedPoints = begin ? { texts: begin.map(String), last: 0 } : emptyPoints(seats, sitsOut);
  const [typed, setTyped, clear] = useDraft<TypedPoints>(key, initial, isTypedPoints);
  const [reason, setReason] = useState('');
  const numbers = numbersOf(typed);
  const points = numbers.every((value) => value !== null) ? numbers.map(Number) : null;
  const blocked = points === null ? t('desk.byHand.incomplete') : reason.trim() === '' ? t('refusal.reasonMissing') : null;
  return { open, setOpen, typed, setTyped, reason, setReason, points, blocked, clear };
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
