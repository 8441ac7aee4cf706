import './Loading.css';
import { useTexts } from '../i18n/I18n.tsx';

/** Three grey rows where a list will stand, after 300 ms and not before. */
export function Loading() {
  const { t } = useTexts();
  return (
    <div className="loading" role="status" aria-label={t('desk.loading')}>
      <span />
      <span />
      <span />
    </div>
  );
}
