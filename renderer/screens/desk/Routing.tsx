import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { parseRoute, type Route, routeHash } from './route.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => parseRoute(hash), [hash]);
}

export function go(route: Route): void {
  location.hash = routeHash(route);
}

interface Props {
  readonly to: Route;
  readonly className?: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}

export const Link = ({ to, className, current, children }: Props) => (
  <a href={routeHash(to)} className={className} aria-current={current ? 'page' : undefined}>
    {children}
  </a>
);
