import { useEffect, useState } from 'react';
import type { Refused } from '../../../../electron/contract/views.ts';
import { useQuery } from '../../../api/ClientContext.tsx';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { type Action, useActions } from '../actions.tsx';
import { Foot } from '../frame/Foot.tsx';
import { NextFoot } from '../frame/NextFoot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { useNotices } from '../Notices.tsx';
import { PrintCards } from '../PrintCards.tsx';
import { PrintLink } from '../PrintLink.tsx';
import { go } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import './DrawScreen.css';
import { DrawSide, Proof } from './DrawSide.tsx';
import { DrawTables } from './DrawTables.tsx';
import { type HandTables, tablesOf } from './hand.ts';
import { withOrder } from './orders.ts';
import { Searching } from './Searching.tsx';
import { SeatingText } from './SeatingText.tsx';
import { Splits } from './Splits.tsx';
import { useProposal } from './useProposal.ts';
import { Wishes } from './Wishes.tsx';

/** Seats for the next session: proposed, looked at, adopted, and only then released to the hall. */
export function DrawScreen() {
  const { t, refusal } = useTexts();
  const { id, view, frame } = useTournament();
  const { report } = useNotices();
  const { view: adopted } = useQuery('draw', { tournament: id });
  const proposal = useProposal(id);
  const [orders, setOrders] = useState<readonly (readonly string[])[]>([]);
  const [again, setAgain] = useState(false);
  const [hand, setHand] = useState(false);
  const [asText, setAsText] = useState(false);
  const [sizes, setSizes] = useState<readonly number[] | null>(null);
  const { next, counts } = view;

  // A draw that is due is proposed by itself; who came or went meanwhile is asked about again.
  const due = next.action === 'draw' && next.blocked === null;
  const redraw = again && adopted?.sheet != null && !adopted.started;
  const { propose, clear } = proposal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person or session makes it another draw
  useEffect(() => {
    setOrders([]);
    setHand(false);
    setSizes(null);
    if (due || redraw) propose({});
    else clear();
  }, [due, redraw, propose, clear, counts.present, next.session]);

  const drawing = due || redraw || hand;
  const sized = sizes ? { sizes } : {};
  const shown = drawing ? proposal.view : null;
  const sheet = drawing ? (shown?.sheet ?? null) : (adopted?.sheet ?? null);
  const session = sheet?.session ?? next.session;

  const adopt = async (): Promise<boolean> => {
    if (!shown) return false;
    const done = report(await frame.execute({ type: 'adoptDraw', session: shown.sheet.session, draw: shown.draw }));
    if (done) {
      setAgain(false);
      setHand(false);
    }
    return done;
  };
  const release = async (): Promise<void> => {
    if (shown && !(await adopt())) return;
    if (report(await frame.execute({ type: 'releaseDraw', session }))) go({ at: 'session', tournament: id });
  };
  const discard = async (): Promise<void> => {
    report(await frame.execute({ type: 'discardDraw', session }));
  };
  const drawAgain = (): void => {
    setOrders([]);
    if (due || redraw) propose(sized);
    else setAgain(true);
  };
  const canRedraw = drawing || (adopted?.sheet != null && !adopted.started);
  const keep = (): void => {
    if (!redraw) clear();
    setAgain(false);
    setHand(false);
  };
  const chooseSizes = (wanted: readonly number[]): void => {
    setSizes(wanted);
    propose({ sizes: wanted });
  };
  // What is planned for later sessions stays; the service knows that of an adopted draw.
  const seatByHand = async (seats: { readonly tables: HandTables } | { readonly text: string }): Promise<Refused | null> => {
    const later = shown?.draw.plan?.later;
    const why = await proposal.byHand({ seed: sheet?.seed ?? 0, ...seats, ...(later ? { later } : {}) });
    if (!why && !drawing) setHand(true);
    return why;
  };
  const giveSeats = async (tables: HandTables): Promise<void> => {
    const why = await seatByHand({ tables });
    if (why) report({ ok: false, error: why });
  };
  const wishesChanged = (): void => {
    // Seats given by hand stay as they are; only what is said of them is said anew.
    if (shown?.sheet.method === 'byHand') void giveSeats(tablesOf(shown.sheet));
    else if (due || redraw) propose({ ...sized, ...(shown ? { seed: shown.sheet.seed } : {}) });
  };
  const idle = !drawing && adopted?.sheet != null && !adopted.started;
  const actions: Action[] = [];
  if (canRedraw) actions.push({ id: 'again', label: t('desk.draw.again'), group: 'now', shortcut: 'n', perform: drawAgain });
  if (shown) actions.push({ id: 'adopt', label: t('desk.draw.adopt'), group: 'now', shortcut: 'u', perform: () => void adopt() });
  const changing = redraw || hand;
  if (changing) actions.push({ id: 'keep', label: t('desk.draw.keep'), group: 'now', shortcut: 'escape', perform: keep });
  if (sheet) actions.push({ id: 'asText', label: t('desk.hand.text'), group: 'now', shortcut: 't', perform: () => setAsText(true) });
  if (idle) actions.push({ id: 'discard', label: t('desk.draw.discard'), group: 'now', perform: () => void discard() });
  useActions(actions);

  const title = t('desk.draw.title', { session });
  const released = !drawing && adopted?.released === true;
  return (
    <Screen
      title={title}
      name={title}
      sub={sheet ? t('desk.draw.method', { method: sheet.method }) : null}
      buttons={
        <>
          {canRedraw && (
            <Button shortcut="n" onPress={drawAgain}>
              {t('desk.draw.again')}
            </Button>
          )}
          {changing && (
            <Button shortcut="escape" onPress={keep}>
              {t('desk.draw.keep')}
            </Button>
          )}
          {sheet && (
            <Button shortcut="t" onPress={() => setAsText(true)}>
              {t('desk.hand.text')}
            </Button>
          )}
          {shown && (
            <Button shortcut="u" onPress={() => void adopt()}>
              {t('desk.draw.adopt')}
            </Button>
          )}
          {idle && (
            <Button kind="bad" onPress={() => void discard()}>
              {t('desk.draw.discard')}
            </Button>
          )}
          {!drawing && sheet && <PrintCards session={sheet.session} />}
          {!drawing && sheet && <PrintLink paper="seatingByName" more />}
        </>
      }
    >
      {!drawing && adopted && adopted.presenceChanged.length > 0 && (
        <Banner
          kind="warn"
          buttons={
            <Button size="small" onPress={drawAgain}>
              {t('desk.draw.again')}
            </Button>
          }
        >
          {t('refusal.drawPresenceChanged', { people: adopted.presenceChanged })}
        </Banner>
      )}
      {proposal.refused && drawing && <Banner kind="loss">{refusal(proposal.refused)}</Banner>}
      {next.blocked && next.action === 'draw' && <Banner kind="warn">{refusal(next.blocked)}</Banner>}
      {next.blocked && next.action === 'draw' && <Splits onSizes={chooseSizes} />}
      {!sheet && <Wishes sheet={null} onChanged={wishesChanged} />}
      {proposal.searching && <Searching proposal={proposal} />}
      {sheet && (
        <div className="draw" aria-busy={proposal.searching}>
          <DrawTables sheet={sheet} onSeats={canRedraw && !proposal.searching ? (tables) => void giveSeats(tables) : null} />
          <div className="draw-right">
            <DrawSide
              sheet={sheet}
              proposal={shown}
              onOrder={
                shown &&
                ((people) => {
                  const next = withOrder(orders, people);
                  setOrders(next);
                  propose({ seed: sheet.seed, orders: next, mend: shown.chosenMend });
                })
              }
              onMend={shown && ((mend) => propose({ seed: sheet.seed, orders, mend }))}
              onLonger={shown && shown.sheet.method !== 'byHand' ? () => propose({ seed: sheet.seed, longer: true, ...sized }) : null}
            />
            <Wishes sheet={sheet} onChanged={wishesChanged} />
            {shown && <Splits onSizes={chooseSizes} />}
            <Proof sheet={sheet} onSeed={shown && ((seed) => propose({ seed, orders, ...sized }))} />
          </div>
        </div>
      )}
      {asText && sheet && (
        <SeatingText sheet={sheet} onTake={canRedraw ? (text) => seatByHand({ text }) : null} onClose={() => setAsText(false)} />
      )}
      {drawing || next.action === 'release' ? (
        <Foot
          sentence={t('desk.draw.unreleased')}
          step={{
            label: t('desk.draw.release'),
            shortcut: 'ctrl+enter',
            busy: frame.busy,
            blocked: drawing
              ? shown && !proposal.searching
                ? null
                : t('desk.draw.searching')
              : next.action === 'release' && next.blocked
                ? refusal(next.blocked)
                : null,
            perform: () => void release(),
          }}
        />
      ) : (
        <NextFoot sentence={released ? t('desk.draw.isReleased') : undefined} />
      )}
    </Screen>
  );
}
