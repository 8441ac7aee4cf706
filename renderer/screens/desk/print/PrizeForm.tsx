import { useState } from 'react';
import type { PapersView } from '../../../../electron/contract/paperViews.ts';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Why } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { money, parseMoney } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useTournament } from '../TournamentContext.tsx';

/** What is given away, place by place: money, goods or both, and what happens to equal places. */
export function PrizeForm() {
  const { id } = useTournament();
  const { view } = useQuery('papers', { tournament: id });
  // What was decided elsewhere starts the form anew.
  return view ? <Form key={JSON.stringify(view.prizes)} view={view} /> : null;
}

interface Row {
  readonly money: string;
  readonly goods: string;
}
const EMPTY: Row = { money: '', goods: '' };

function Form({ view }: { readonly view: PapersView }) {
  const { t, language, refusal } = useTexts();
  const { id } = useTournament();
  const { execute, refused, busy } = useSending(id, view.seq);
  const plain = (cents: number): string => (cents === 0 ? '' : money(language, cents).replace(/[^\d,.]/g, ''));
  const [rows, setRows] = useState<readonly Row[]>(
    view.prizes.places.length > 0 ? view.prizes.places.map(({ cents, goods }) => ({ money: plain(cents), goods })) : [EMPTY, EMPTY, EMPTY],
  );
  const [ties, setTies] = useState(view.prizes.ties);
  const [wrong, setWrong] = useState<number | null>(null);
  const change = (at: number, some: Partial<Row>): void => setRows(rows.map((row, i) => (i === at ? { ...row, ...some } : row)));
  const save = async (seed = view.prizes.seed || view.seed): Promise<void> => {
    const cents = rows.map((row) => parseMoney(row.money));
    const bad = cents.indexOf(null);
    setWrong(bad < 0 ? null : bad);
    if (bad >= 0) return;
    await execute({ type: 'setPrizes', prizes: { places: rows.map(({ goods }, i) => ({ cents: cents[i] ?? 0, goods })), ties, seed } });
  };
  return (
    <Card title={t('print.prizes.title')}>
      <form
        className="print-prizes"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <table className="print-prize-rows">
          <thead>
            <tr>
              <th scope="col">{t('print.place')}</th>
              <th scope="col">{t('print.prizes.money')}</th>
              <th scope="col">{t('print.prizes.goods')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <tr key={at}>
                <th scope="row">{at + 1}</th>
                <td>
                  <input
                    className="input"
                    inputMode="decimal"
                    aria-label={t('print.prizes.moneyOf', { place: at + 1 })}
                    aria-invalid={wrong === at ? true : undefined}
                    value={row.money}
                    autoComplete="off"
                    onChange={(event) => change(at, { money: event.target.value })}
                  />
                </td>
                <td>
                  <input
                    className="input"
                    aria-label={t('print.prizes.goodsOf', { place: at + 1 })}
                    placeholder={at === 0 ? t('print.prizes.goodsExample') : undefined}
                    value={row.goods}
                    maxLength={120}
                    autoComplete="off"
                    onChange={(event) => change(at, { goods: event.target.value })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {wrong !== null && <Why>{t('print.prizes.moneyWrong')}</Why>}
        {refused && <Why>{refusal(refused)}</Why>}
        <div className="print-prize-foot">
          <Button size="small" onPress={() => setRows([...rows, EMPTY])}>
            {t('print.prizes.more')}
          </Button>
          <div className="print-choice">
            <span>{t('print.prizes.ties')}</span>
            <Segments
              label={t('print.prizes.ties')}
              value={ties}
              segments={[
                { value: 'split', label: t('print.prizes.split') },
                { value: 'draw', label: t('print.prizes.draw') },
              ]}
              onChange={setTies}
            />
          </div>
          {ties === 'draw' && view.prizes.ties === 'draw' && view.awards.some(({ drawn }) => drawn) && (
            <Button size="small" busy={busy} onPress={() => void save(view.seed)}>
              {t('print.prizes.again')}
            </Button>
          )}
          <Button size="small" submit busy={busy}>
            {t('print.prizes.save')}
          </Button>
          <p className="soft small">
            {t('print.prizes.sum', { money: money(language, view.moneyCents), fees: money(language, view.cashCents) })}
          </p>
        </div>
      </form>
    </Card>
  );
}
