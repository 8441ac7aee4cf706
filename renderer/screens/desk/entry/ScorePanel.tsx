import type { PreviewView } from '../../../../electron/contract/views.ts';
import { Points } from '../../../components/Points.tsx';
import { whole } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { ScoreLines } from './ScoreLines.tsx';
import type { SeatSign } from './SeatsField.tsx';
import './ScorePanel.css';
import { partiesOf, winnerOf } from './score.ts';

interface Props {
  readonly preview: PreviewView | undefined;
  readonly seats: readonly SeatSign[];
}

/** How the game is counted, line by line, and what everybody gets. All of it comes from the program. */
export function ScorePanel({ preview, seats }: Props) {
  const { t, say, refusal } = useTexts();
  const result = preview?.result;
  const parties = partiesOf(preview?.form, seats.length, preview?.sitsOut ?? null);
  return (
    <div className="score">
      <section className="card score-card">
        <ScoreLines caption={t('desk.entry.counted')} lines={result?.lines ?? []} />
        {result ? (
          <p className="score-sum">
            <span>{t('desk.winner', { winner: winnerOf(result) })}</span>
            <b>{whole(result.value)}</b>
          </p>
        ) : (
          <p className="score-missing">{preview?.refused ? refusal(preview.refused) : t('desk.loading')}</p>
        )}
        {preview?.warnings.map((warning) => (
          <p key={warning.code} className="score-warning">
            {refusal(warning)}
          </p>
        ))}
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
