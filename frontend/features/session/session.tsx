'use client';

import { useEffect } from 'react';
import { reloadAfter } from '../../lib/chunk-reload';
import { isHinted } from '../../lib/member-hint';
import { isMembersOnly } from '../../site/member-pages';
import { isEntrance } from './entrances';

/** Nothing that a visitor reads waits for it. */
const FIRST_MS = 5000;

function isAwaited(): boolean {
  const { pathname, search } = window.location;
  return (
    isMembersOnly(pathname) ||
    (isHinted() && (isEntrance(pathname) || new URLSearchParams(search).has('api_signup_complete')))
  );
}

/** Asks who is signed in: at once where the page depends on it, else when the page has been there for a while. */
export function Session() {
  useEffect(() => {
    let stop = (): void => clearTimeout(timer);
    let gone = false;
    const wasHinted = isHinted();
    const timer = setTimeout(
      () => {
        import('./start-session').then(({ startSession }) => {
          if (!gone) stop = startSession({ wasHinted });
        }, reloadAfter);
      },
      isAwaited() ? 0 : FIRST_MS,
    );
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return null;
}
