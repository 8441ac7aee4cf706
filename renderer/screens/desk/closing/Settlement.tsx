import { useQuery } from '../../../api/ClientContext.tsx';
import { money, signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useTournament } from '../TournamentContext.tsx';

/** Who pays into the pot and who takes out of it, where the evening is played for money. */
export function Settlement() {
  const { t, language } = useTexts();
  const { id, view } = useTournament();
  const { view: settlement } = useQuery('settlement', view.settings.formatSettings.stakeCents === null ? null : { tournament: id });
  if (!settlement || settlement.stakeCents === null) return null;
  return (
    <section className="card closing-settlement">
      <h2 className="closing-settlement-title">
        {t('desk.settlement.title')}, {t('desk.settlement.stake', { stake: money(language, settlement.stakeCents) })}
      </h2>
      <table className="table table-dense">
        <tbody>
          {settlement.rows.map((row) => (
            <tr key={row.person}>
              <td>{row.name}</td>
              <td className="number">{signed(row.points)}</td>
              <td className="number">
                <b>{money(language, row.cents)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="closing-facts">
        <dt>{t('desk.settlement.paidIn')}</dt>
        <dd>{money(language, settlement.paidIn)}</dd>
        <dt>{t('desk.settlement.paidOut')}</dt>
        <dd>{money(language, settlement.paidOut)}</dd>
        <dt>{t('desk.settlement.pot')}</dt>
        <dd>{money(language, settlement.pot)}</dd>
      </dl>
      {settlement.tablesOpen > 0 && <p className="warn small">{t('desk.settlement.open', { count: settlement.tablesOpen })}</p>}
    </section>
  );
}
