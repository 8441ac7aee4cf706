import type { ScoreLine } from '../../../api/types.ts';
import { lineWorth } from '../../../components/lineWorth.ts';
import { whole } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import './ScoreLines.css';
import { runningValues } from './score.ts';

interface Props {
  readonly caption: string;
  readonly lines: readonly ScoreLine[];
}

/** How a game is counted: each line, the paragraph of the sheet it comes from, what it does, and the value so far. */
export function ScoreLines({ caption, lines }: Props) {
  const { t, say } = useTexts();
  const running = runningValues(lines);
  return (
    <table className="score-lines">
      <caption>{caption}</caption>
      <thead className="hidden">
        <tr>
          <th>{t('desk.entry.line')}</th>
          <th>{t('desk.entry.paragraph')}</th>
          <th>{t('desk.entry.worth')}</th>
          <th>{t('desk.entry.running')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <tr key={i}>
            <td>{say(`line.${line.code}`, line.facts)}</td>
            <td className="score-paragraph" title={t('desk.entry.paragraph')}>
              {line.paragraph}
            </td>
            <td className="score-worth">{lineWorth(line)}</td>
            <td className="score-running">{whole(running[i] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
