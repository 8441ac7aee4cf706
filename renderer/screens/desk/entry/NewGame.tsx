import { useState } from 'react';
import type { PreviewView, TableView } from '../../../../electron/contract/views.ts';
import { useSending } from '../../../api/ClientContext.tsx';
import { useAnnounce } from '../../../components/Announcer.tsx';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { Tally } from '../../../components/marks/Tally.tsx';
import { signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { Foot } from '../frame/Foot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { go } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { Approve, Approved } from './Approve.tsx';
import { ByHand, useByHand } from './ByHand.tsx';
import { fieldOf } from './draft.ts';
import { EntryForm } from './EntryForm.tsx';
import { GameList } from './GameList.tsx';
import './NewGame.css';
import { ScorePanel } from './ScorePanel.tsx';
import type { SeatSign } from './SeatsField.tsx';
import { winnerOf } from './score.ts';
import { isOutside, Unsaved } from './Unsaved.tsx';
import { useEntry } from './useEntry.ts';

const EMPTY = {};
/** The last games are the ones one looks at. */
const toEnd = (list: HTMLElement | null): void => list?.scrollTo({ top: list.scrollHeight });

/** The next game of a table, from top to bottom as it is spoken there; on the right how it is counted, before it is saved. */
export function NewGame({ view, game }: { readonly view: TableView; readonly game: number }) {
  const { t, say, refusal } = useTexts();
  const { id } = useTournament();
  const announce = useAnnounce();
  const { session, table, planned } = view;
  const { execute, busy, refused, clear } = useSending(id, view.seq);
  const [tried, setTried] = useState(false);
  const counting = view.games.filter((one) => one.voided === null).length;
  // As it was when the screen opened: once the game is saved, the view speaks of the one after it.
  const [next] = useState(view.next);
  const columns = view.seats.slice(0, next?.players ?? view.seats.length);

  const leave = (): void => go({ at: 'session', tournament: id, session });
  const saved = (words: string): void => {
    announce(words);
    typing.clear();
    hand.clear();
    if (counting + 1 >= planned) leave();
    else go({ at: 'game', tournament: id, session, table, game: game + 1 });
  };
  const save = async (preview: PreviewView): Promise<void> => {
    if (busy) return;
    if (preview.refused || !preview.result) {
      setTried(true);
      typing.setFocus(fieldOf(preview.form, preview.refused?.field)?.path ?? null);
      if (preview.refused) announce(refusal(preview.refused), 'assertive');
      return;
    }
    const executed = await execute({ type: 'recordGame', session, table, game, entry: preview.form.entry });
    if (executed.ok) saved(t('desk.entry.saved', { table, game, value: signed(preview.result.value) }));
    else if (!isOutside(executed.error)) {
      setTried(true);
      announce(refusal(executed.error), 'assertive');
    }
  };
  const typing = useEntry({
    place: { tournament: id, session, table, game },
    initial: EMPTY,
    seats: columns.length,
    known: view.approvals?.length ?? 0,
    onSave: (preview) => void save(preview),
    onBlocked: (reason) => announce(say(reason), 'assertive'),
  });
  const sitsOut = typing.preview?.sitsOut ?? next?.sitsOut ?? null;
  const dealer = typing.preview?.dealer ?? next?.dealer ?? 0;
  const hand = useByHand(`hand.${id}.${session}.${table}.${game}`, columns.length, sitsOut);
  const saveByHand = async (): Promise<void> => {
    const points = hand.points;
    if (busy || !points) return;
    if (
      (
        await execute({
          type: 'recordGameByHand',
          session,
          table,
          game,
          points,
          reason: hand.reason,
          ...(hand.solo ? { solo: hand.solo } : {}),
        })
      ).ok
    )
      saved(t('desk.entry.savedByHand', { table, game }));
  };
  const perform = (): void => {
    if (hand.open) void saveByHand();
    else typing.press('enter');
  };
  const back = game > 1 ? () => go({ at: 'game', tournament: id, session, table, game: game - 1 }) : undefined;
  useActions([
    {
      id: 'overview',
      label: t('desk.entry.toOverview'),
      group: 'go',
      shortcut: 'escape',
      perform: () => (hand.open ? hand.setOpen(false) : leave()),
    },
    { id: 'byHand', label: t('desk.entry.byHand'), group: 'table', shortcut: 'alt+h', perform: () => hand.setOpen(!hand.open) },
    ...(back
      ? [
          {
            id: 'before',
            label: t('desk.entry.lookAt', { game: game - 1 }),
            group: 'go' as const,
            shortcut: 'ctrl+arrowleft',
            perform: back,
          },
        ]
      : []),
  ]);
  const seats: readonly SeatSign[] = columns.map(({ name, standIn }, i) => ({
    name: standIn ? t('desk.entry.standsIn', { name: standIn.name, seat: name }) : name,
    deals: i === dealer,
    sitsOut: i === sitsOut,
  }));
  const title = t('desk.entry.title', { table, game, planned });
  const outside = isOutside(refused) ? refused : null;
  const preview = typing.preview;
  return (
    <Screen
      name={title}
      title={
        <>
          {title} <Tally count={counting} of={planned} label={t('desk.entry.entered', { played: counting, planned })} />
        </>
      }
      sub={t('desk.session.title', { session })}
      buttons={
        <>
          {back && (
            <Button shortcut="ctrl+arrowleft" onPress={back}>
              {t('desk.entry.gameBefore', { game: game - 1 })}
            </Button>
          )}
          <Approve view={view} />
          <Button shortcut="alt+h" pressed={hand.open} onPress={() => hand.setOpen(!hand.open)}>
            {hand.open ? t('desk.entry.withForm') : t('desk.entry.byHand')}
          </Button>
          <Button kind="quiet" shortcut="escape" onPress={leave}>
            {t('desk.entry.toOverview')}
          </Button>
        </>
      }
    >
      <Approved view={view} game={game} />
      {typing.failed && <Banner kind="loss">{refusal(typing.failed)}</Banner>}
      <div className="entry">
        {hand.open ? (
          <ByHand view={view} columns={columns.length} hand={hand} sitsOut={sitsOut} refused={outside ? null : refused} />
        ) : (
          <EntryForm
            typing={typing}
            table={table}
            seats={seats}
            title={title}
            refused={tried ? (typing.settled ? (preview?.refused ?? (outside ? null : refused)) : null) : null}
          />
        )}
        {!hand.open && <ScorePanel preview={preview} seats={seats} />}
      </div>
      {view.games.length > 0 && (
        <div className="card card-list entry-list" ref={toEnd}>
          <GameList view={view} />
        </div>
      )}
      <Foot
        sentence={t('desk.entry.hallLater')}
        step={{
          label: t('desk.entry.record', { game }),
          shortcut: 'enter',
          busy,
          blocked: hand.open ? hand.blocked : preview?.refused && typing.settled ? refusal(preview.refused) : null,
          perform,
        }}
      />
      {outside && (
        <Unsaved
          title={t('desk.unsaved.game', { table, game })}
          refused={outside}
          typed={<TypedGame preview={preview} view={view} />}
          onAgain={() => {
            clear();
            perform();
          }}
          onBack={clear}
        />
      )}
    </Screen>
  );
}

/** What was typed, in two sentences. */
export function TypedGame({ preview, view }: { readonly preview: PreviewView | undefined; readonly view: TableView }) {
  const { t } = useTexts();
  const result = preview?.result;
  if (!result) return null;
  return (
    <>
      <b>
        {t('desk.winner', { winner: winnerOf(result) })}, {signed(result.value)}
      </b>
      <br />
      {view.seats.map((seat, i) => `${seat.name} ${signed(result.points[i] ?? 0)}`).join(', ')}
    </>
  );
}
