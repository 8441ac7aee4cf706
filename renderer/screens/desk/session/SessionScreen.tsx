import { useEffect, useState } from 'react';
import type { TableCardView } from '../../../../electron/contract/views.ts';
import { useQuery } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { clock } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { type Action, useActions } from '../actions.tsx';
import { Foot } from '../frame/Foot.tsx';
import { NextFoot } from '../frame/NextFoot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { PrintCards } from '../PrintCards.tsx';
import { PrintLink } from '../PrintLink.tsx';
import { go } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { CloseSessionDialog } from './CloseSessionDialog.tsx';
import { Feed } from './Feed.tsx';
import { sessionEnd } from './sessionEnd.ts';
import './SessionScreen.css';
import { TableCard } from './TableCard.tsx';
import { useTableKeys } from './useTableKeys.ts';

/** A card per table: what is there, what is missing, and the way to the next game. */
export function SessionScreen({ session: asked }: { readonly session: number | undefined }) {
  const { t, language } = useTexts();
  const { id, view } = useTournament();
  const session = asked ?? view.session;
  const { view: cards } = useQuery('tables', session > 0 ? { tournament: id, session } : null);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  const tables = cards?.tables ?? [];
  const open = (table: number, totals: boolean): void => {
    const card = tables.find((one) => one.number === table);
    if (card) go(placeOf(id, session, card, totals));
  };
  useTableKeys(
    tables.map(({ number }) => number),
    open,
  );
  const [forcing, setForcing] = useState(false);
  const openTables = tables.filter((card) => !card.closed);
  const canForce = cards?.released === true && !cards.closed && openTables.length > 0;
  useActions([
    ...tables.flatMap((card) => tableActions(card)),
    ...(canForce
      ? [{ id: 'force', label: t('desk.closeSession.title', { session }), group: 'table' as const, perform: () => setForcing(true) }]
      : []),
  ]);

  function tableActions(card: TableCardView): Action[] {
    const table = card.number;
    const key = table <= 9 && tables.length <= 9;
    const next = card.nextGame === null ? t('desk.session.look', { table }) : t('desk.session.enter', { table, game: card.nextGame });
    return [
      // The keys of the tables are read by useTableKeys; here they are only told.
      { id: `table-${table}`, label: next, group: 'table', ...(key ? { shortcut: String(table) } : {}), perform: () => open(table, false) },
      {
        id: `totals-${table}`,
        label: card.totals ? t('desk.totals.correct', { table }) : t('desk.totals.title', { table }),
        group: 'table',
        ...(key ? { shortcut: `shift+${table}` } : {}),
        blocked: !card.totals && card.played > 0 ? t('refusal.tableHasGames', { table }) : null,
        perform: () => open(table, true),
      },
      {
        id: `list-${table}`,
        label: t('desk.session.list', { table }),
        group: 'table',
        perform: () => go({ at: 'table', tournament: id, session, table }),
      },
    ];
  }

  const released = cards?.released ?? view.released;
  const sessions = view.session;
  if (session === 0 || (cards && !released)) {
    return (
      <Screen title={t('desk.phase.session')} name={t('desk.phase.session')}>
        <p className="soft">{t('desk.session.notYet')}</p>
        <NextFoot />
      </Screen>
    );
  }
  if (!cards) return <Loading />;
  const closed = tables.filter((card) => card.closed).length;
  const played = tables.reduce((sum, card) => sum + card.planned - card.missing, 0);
  const planned = tables.reduce((sum, card) => sum + card.planned, 0);
  const end = sessionEnd(cards);
  const ends =
    end === null || end.at < now
      ? []
      : [t(end.sure ? 'desk.session.allEndAbout' : 'desk.session.notBefore', { time: clock(language, end.at) })];
  const title = t('desk.session.title', { session });
  return (
    <Screen
      title={title}
      name={title}
      sub={
        cards.closed
          ? t('desk.session.closed')
          : [t('desk.session.progress', { closed, tables: tables.length, played, planned }), ...ends].join(' · ')
      }
      buttons={
        <>
          {sessions > 1 && (
            <Segments
              label={t('desk.session.which')}
              value={session}
              segments={Array.from({ length: sessions }, (_, i) => ({ value: i + 1, label: String(i + 1) }))}
              onChange={(chosen) => go({ at: 'session', tournament: id, session: chosen })}
            />
          )}
          {canForce && <Button onPress={() => setForcing(true)}>{t('desk.closeSession.force')}</Button>}
          <PrintCards session={session} />
          <PrintLink paper="seatingByName" more />
        </>
      }
    >
      <ul className={tables.length > 6 ? 'table-cards table-cards-many' : 'table-cards'} aria-label={t('desk.session.tables')}>
        {tables.map((card) => (
          <TableCard
            key={card.number}
            card={card}
            all={tables}
            session={session}
            scale={cards.scale}
            sessionClosed={cards.closed}
            now={now}
            endsAt={cards.forecast.find(({ table }) => table === card.number)?.endsAt ?? null}
          />
        ))}
        {!cards.closed && session < cards.sessions && tables.length % 3 !== 0 && tables.length <= 8 && (
          <li className="table-next">
            <h2>{t('desk.session.after')}</h2>
            <p>{t('desk.session.afterAbout', { seating: view.settings.formatSettings.laterSeating })}</p>
          </li>
        )}
      </ul>
      <Feed />
      {forcing && <CloseSessionDialog session={session} open={openTables} onClose={() => setForcing(false)} />}
      {session === view.session ? (
        <NextFoot />
      ) : (
        <Foot
          sentence={t('desk.session.past', { session })}
          step={{
            label: t('desk.session.toCurrent', { session: view.session }),
            shortcut: 'ctrl+enter',
            perform: () => go({ at: 'session', tournament: id }),
          }}
        />
      )}
    </Screen>
  );
}

/** Where a table's key leads: its next game, its totals, or its list when there is nothing more to enter. */
function placeOf(tournament: string, session: number, card: TableCardView, totals: boolean) {
  const table = card.number;
  if (totals && (card.totals || card.played === 0)) return { at: 'totals', tournament, session, table } as const;
  if (totals || card.nextGame === null) return { at: 'table', tournament, session, table } as const;
  return { at: 'game', tournament, session, table, game: card.nextGame } as const;
}
