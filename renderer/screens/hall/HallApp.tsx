import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/I18n.tsx';
import { useGong } from './gong.ts';
import { HallSheet } from './HallSheet.tsx';
import type { HallFeed } from './hallFeed.ts';

const NONE: readonly number[] = [];

/** The projector window: the picture, or an empty sheet of paper until the first has come. */
export function HallApp({ feed }: { readonly feed: HallFeed }) {
  const view = useSyncExternalStore(feed.subscribe, feed.picture);
  const { t } = useTexts();
  useGong(view?.gongs ?? NONE);
  const title = t('hall.window');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return view ? <HallSheet view={view} /> : <div className="hall" data-theme="hall" />;
}
