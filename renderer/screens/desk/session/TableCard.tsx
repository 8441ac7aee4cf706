import type { TableCardView } from '../../../../electron/contract/views.ts';
import { Button } from '../../../components/Button.tsx';
import { Chip } from '../../../components/Chip.tsx';
import { Check } from '../../../components/marks/Check.tsx';
import { Tally } from '../../../components/marks/Tally.tsx';
import { Points, Units } from '../../../components/Points.tsx';
import { clock, minutesSince, signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { go, Link } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { isLate } from './late.ts';
import './TableCard.css';

interface Props {
  readonly card: TableCardView;
  readonly all: readonly TableCardView[];
  readonly session: number;
  readonly scale: number;
  readonly sessionClosed: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** When it will have finished, or null. */
  readonly endsAt: number | null;
}

/** A table in this session: its people, how far it is, and what can be done. */
export function TableCard({ card, all, session, scale, sessionClosed, now, endsAt }: Props) {
  const { t, language } = useTexts();
  const { id } = useTournament();
  const table = card.number;
  const late = isLate(card, all);
  const credits = card.seats.some((seat) => seat.credit !== null) && scale > 1;
  return (
    <li className={late ? 'card table-card table-card-late' : 'card table-card'}>
      <div className="table-card-head">
        <h2>
          <Link to={{ at: 'table', tournament: id, session, table }} className="table-card-link">
            {t('desk.table', { table })}
          </Link>
        </h2>
        {!card.totals && (
          <Tally
            count={card.planned - card.missing}
            of={card.planned}
            label={t('desk.session.playedOf', { played: card.planned - card.missing, planned: card.planned })}
          />
        )}
        <State card={card} late={late} />
      </div>
      <table className="table-card-seats">
        <caption className="hidden">{t('desk.session.seatsOf', { table })}</caption>
        <tbody>
          {card.seats.map((seat) => (
            <tr key={seat.person}>
              <th scope="row" className={seat.plays ? '' : 'muted'}>
                {seat.standIn ? t('desk.entry.standsIn', { name: seat.standIn.name, seat: seat.name }) : seat.name}
              </th>
              <td>
                <Points value={seat.points} />
              </td>
              {credits && <td className="table-card-credit">{seat.credit !== null && <Units value={seat.credit} scale={scale} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="table-card-foot">
        <p className="table-card-last">
          <Last card={card} now={now} />
          {endsAt !== null && (
            <span className="table-card-ends">
              {endsAt < now ? t('desk.session.overdue') : t('desk.session.endsAbout', { time: clock(language, endsAt) })}
            </span>
          )}
        </p>
        {card.nextGame === null ? (
          <>
            {card.second === 'ready' && !sessionClosed && (
              <Button size="small" onPress={() => go({ at: 'confirm', tournament: id, session, table })}>
                {t('desk.second.short')}
              </Button>
            )}
            {card.missing === 0 && !card.closed && !sessionClosed && card.second === 'no' && (
              <Button size="small" onPress={() => go({ at: 'table', tournament: id, session, table })}>
                {t('desk.session.closeTable')}
              </Button>
            )}
            <Button size="small" shortcut={String(table)} onPress={() => go({ at: 'table', tournament: id, session, table })}>
              {t('desk.session.lookShort')}
            </Button>
          </>
        ) : (
          <>
            {card.played === 0 && (
              <Button size="small" onPress={() => go({ at: 'totals', tournament: id, session, table })}>
                {t('desk.session.totalsShort')}
              </Button>
            )}
            <NextGame card={card} session={session} />
          </>
        )}
      </div>
    </li>
  );
}

function NextGame({ card, session }: { readonly card: TableCardView; readonly session: number }) {
  const { t } = useTexts();
  const { id } = useTournament();
  const game = card.nextGame ?? 1;
  return (
    <Button
      size="small"
      shortcut={String(card.number)}
      label={t('desk.session.enter', { table: card.number, game })}
      onPress={() => go({ at: 'game', tournament: id, session, table: card.number, game })}
    >
      {t('desk.session.game', { game })}
    </Button>
  );
}

function State({ card, late }: { readonly card: TableCardView; readonly late: boolean }) {
  const { t } = useTexts();
  if (card.closed) {
    return (
      <Chip kind="gain">
        <Check /> {card.missing > 0 ? t('desk.session.doneMissing', { missing: card.missing }) : t('desk.session.done')}
      </Chip>
    );
  }
  if (card.second === 'ready') return <Chip kind="accent">{t('desk.second.wanted')}</Chip>;
  if (card.missing === 0) return <Chip kind="accent">{t('desk.session.full')}</Chip>;
  if (late) return <Chip kind="warn">{t('desk.session.late', { missing: card.missing })}</Chip>;
  return <Chip>{t('desk.session.playing', { missing: card.missing })}</Chip>;
}

/** What was entered last, and when. */
function Last({ card, now }: { readonly card: TableCardView; readonly now: number }) {
  const { t, language } = useTexts();
  const { last } = card;
  if (!last) return <>{t('desk.session.nothingYet')}</>;
  const minutes = minutesSince(last.time, now);
  const when = card.closed || minutes > 90 ? t('desk.at', { time: clock(language, last.time) }) : t('desk.ago', { minutes });
  if (last.game === null) return <>{t('desk.session.byTotals', { when })}</>;
  return (
    <>
      {t('desk.session.last', { winner: last.winner ?? 'none', value: signed(last.value).replace('+', '') })}
      <br />
      {when}
    </>
  );
}
