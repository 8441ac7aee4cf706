import type { PreviewView } from '../../../../electron/contract/views.ts';
import type { ScoreLine } from '../../../api/types.ts';
import { Points } from '../../../components/Points.tsx';
import { signed, whole } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import type { SeatSign } from './SeatsField.tsx';
import './ScorePanel.css';
import { partiesOf, runningValues, winnerOf } from './score.ts';

interface Props {
  readonly preview: PreviewView | undefined;
  readonly seats: readonly SeatSign[];
}

/** How the game is counted, line by line, and what everybody gets. All of it comes from the program. */
export function ScorePanel({ preview, seats }: Props) {
  const { t, say, refusal } = useTexts();
  const result = preview?.result;
  const running = result ? runningValues(result.lines) : [];
  const parties = partiesOf(preview?.form, seats.length, preview?.sitsOut ?? null);
  return (
    <div className="score">
      <section className="card score-card">
        <table className="score-lines">
          <caption>{t('desk.entry.counted')}</caption>
          <thead className="hidden">
            <tr>
              <th>{t('desk.entry.line')}</th>
              <th>{t('desk.entry.worth')}</th>
              <th>{t('desk.entry.running')}</th>
            </tr>
          </thead>
          <tbody>
            {result?.lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
              <tr key={i}>
                <td>{say(`line.${line.code}`, line.facts)}</td>
                <td className="score-worth">{worth(line)}</td>
                <td className="score-running">{whole(running[i] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {result ? (
          <p className="score-sum">
            <span>{t('desk.winner', { winner: winnerOf(result) })}</span>
            <b>{whole(result.value)}</b>
          </p>
        ) : (
          <p className="score-missing">{preview?.refused ? refusal(preview.refused) : t('desk.loading')}</p>
        )}
        {result?.warnings?.map((warning) => (
          <p key={warning.code} className="score-warning">
            {say(`warning.${warning.code}`, warning.facts)}
          </p>
        ))}
      </section>
      <section className="card score-card">
        <table className="score-seats">
          <caption className="hidden">{t('desk.entry.points')}</caption>
          <tbody>
            {seats.map((seat, i) => {
              const party = parties[i];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <tr key={i}>
                  <td className="score-seat">{i + 1}</td>
                  <th scope="row">{seat.name}</th>
                  <td className="score-party">{seat.sitsOut ? t('desk.entry.sitsOut') : party ? say(party) : ''}</td>
                  <td className="score-points">{result ? <Points value={result.points[i] ?? 0} /> : ''}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function worth({ points, factor, floor }: ScoreLine): string {
  const parts = [];
  if (points !== undefined) parts.push(signed(points));
  if (factor !== undefined) parts.push(`×\u2009${whole(factor)}`);
  if (floor !== undefined) parts.push(`≥\u2009${whole(floor)}`);
  return parts.join(' ');
}
