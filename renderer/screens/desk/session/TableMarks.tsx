import type { TableView } from '../../../../electron/contract/views.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import './TableMarks.css';

/** What a table's list shows about itself: a quiet line each. */
export function TableMarks({ marks }: Pick<TableView, 'marks'>) {
  const { t, say } = useTexts();
  if (marks.length === 0) return null;
  return (
    <ul className="table-marks" aria-label={t('desk.table.marks')}>
      {marks.map(({ code, facts }) => (
        <li key={code} data-off={code === 'sumsOff' || code === 'evenOddOff' || code === 'gamesOver' || undefined}>
          {say(`mark.${code}`, facts)}
        </li>
      ))}
    </ul>
  );
}
