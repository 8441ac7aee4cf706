import { useSyncExternalStore } from 'react';
import { HallSheet } from './HallSheet.tsx';
import type { HallFeed } from './hallFeed.ts';

/** The projector window: the picture, or an empty sheet of paper until the first has come. */
export function HallApp({ feed }: { readonly feed: HallFeed }) {
  const view = useSyncExternalStore(feed.subscribe, feed.picture);
  return view ? <HallSheet view={view} /> : <div className="hall" data-theme="hall" />;
}
