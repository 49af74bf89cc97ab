'use client';

import { useEffect } from 'react';
import { reloadAfter } from '../../lib/chunk-reload';
import { isHinted } from '../../lib/member-hint';
import { type KeepMessage } from '../../lib/worker-messages';
import { isMembersOnly } from '../../site/member-pages';

/** Nothing that a visitor reads waits for it. */
const FIRST_MS = 5000;

/** Asks who is signed in: at once where a page is a member's or seems to be seen by one, else when it has been there for a while. */
export function Session({ edition }: { readonly edition: KeepMessage }) {
  const { revision, locale } = edition;
  useEffect(() => {
    let stop = (): void => clearTimeout(timer);
    let gone = false;
    const wasHinted = isHinted();
    const timer = setTimeout(
      () => {
        import('./start-session').then(({ startSession }) => {
          if (!gone) stop = startSession({ wasHinted, edition: { revision, locale } });
        }, reloadAfter);
      },
      wasHinted || isMembersOnly(window.location.pathname) ? 0 : FIRST_MS,
    );
    return () => {
      gone = true;
      stop();
    };
  }, [revision, locale]);
  return null;
}
