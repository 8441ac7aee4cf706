import { Fragment, useState } from 'react';
import type { GameView, TableView } from '../../../../electron/contract/views.ts';
import { Strike } from '../../../components/marks/Strike.tsx';
import { Points } from '../../../components/Points.tsx';
import { signed } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { go } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { familyName } from './familyName.ts';
import './GameList.css';
import { ScoreLines } from './ScoreLines.tsx';

interface Props {
  readonly view: TableView;
  /** Only the last few, for the foot of the entry form. */
  readonly last?: number;
  /** With the kind of each game, and its reckoning to unfold. */
  readonly detail?: boolean;
}

/** A table's list: a game a row, a seat a column, sums below. A row opens its game. */
export function GameList({ view, last, detail }: Props) {
  const { t, say } = useTexts();
  const { id } = useTournament();
  const [unfolded, setUnfolded] = useState<readonly number[]>([]);
  const fold = (game: number): void => setUnfolded(unfolded.includes(game) ? unfolded.filter((one) => one !== game) : [...unfolded, game]);
  const games = last === undefined ? view.games : view.games.slice(-last);
  const open = (game: GameView): void => go({ at: 'game', tournament: id, session: view.session, table: view.table, game: game.number });
  if (view.games.length === 0) return <p className="game-list-empty">{t('desk.table.noGames')}</p>;
  return (
    <table className="table game-list">
      <thead>
        <tr>
          <th>{t('desk.table.game')}</th>
          {detail && <th>{t('desk.table.kind')}</th>}
          {view.seats.map((seat) => (
            <th key={seat.person} className="number" title={seat.name}>
              {familyName(seat.name, view.seats)}
            </th>
          ))}
          {detail && (
            <th>
              <span className="hidden">{t('desk.table.linesShort')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <Fragment key={game.number}>
            <tr className="row-button" onClick={() => open(game)}>
              <th scope="row">
                <button type="button" className="game-list-open" aria-label={t('desk.table.openGame', { game: game.number })}>
                  {game.number}
                </button>
              </th>
              {detail && (
                <td className="game-list-kind">
                  {game.byHand ? t('desk.table.byHand') : say(`kind.${game.kind}`)}
                  {game.voided !== null && <span className="warn">, {t('desk.table.voided', { reason: game.voided })}</span>}
                  {game.reason !== null && <span className="muted">, {game.reason}</span>}
                </td>
              )}
              {view.seats.map((seat, i) => (
                <td key={seat.person} className="number">
                  <Cell game={game} seat={i} />
                </td>
              ))}
              {detail && (
                <td className="game-list-fold">
                  <button
                    type="button"
                    aria-expanded={unfolded.includes(game.number)}
                    onClick={(event) => {
                      event.stopPropagation();
                      fold(game.number);
                    }}
                  >
                    {t('desk.table.linesShort')} <span className="hidden">{t('desk.table.lines', { game: game.number })}</span>
                  </button>
                </td>
              )}
            </tr>
            {detail && unfolded.includes(game.number) && (
              <tr className="game-list-lines">
                <td colSpan={view.seats.length + 3}>
                  {game.byHand ? (
                    <p className="muted small">{t('desk.table.noLines')}</p>
                  ) : (
                    <ScoreLines caption={t('desk.table.lines', { game: game.number })} lines={game.result.lines} />
                  )}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      {last === undefined && (
        <tfoot>
          <tr className="game-list-sums">
            <th scope="row">{t('desk.totals.sum')}</th>
            {detail && <td />}
            {view.sums.map((sum, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <td key={i} className="number">
                <Points value={sum} />
              </td>
            ))}
            {detail && <td />}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Points of a seat in a game; what was corrected stays readable, what does not count is struck. */
function Cell({ game, seat }: { readonly game: GameView; readonly seat: number }) {
  const { t } = useTexts();
  const points = game.result.points[seat] ?? 0;
  if (game.voided !== null) return <Strike>{signed(points)}</Strike>;
  const before = game.earlier.at(-1)?.points[seat];
  if (before !== undefined && before !== points) {
    return (
      <>
        <Strike>{signed(before)}</Strike> <Points value={points} />
      </>
    );
  }
  return game.sitsOut === seat ? <span className="muted">{t('desk.table.out')}</span> : <Points value={points} />;
}
