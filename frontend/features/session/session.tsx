'use client';

import { useEffect, useState } from 'react';
import { reloadAfter } from '../../lib/chunk-reload';
import { isHinted } from '../../lib/member-hint';
import { type KeepMessage } from '../../lib/worker-messages';
import { useLater } from '../../lib/use-later';
import { isMembersOnly } from '../../site/member-pages';
import { type LateTexts } from './late-notice';

/** Nothing that a visitor reads waits for it. */
const FIRST_MS = 5000;

const loadLate = () => import('./late-notice').then(({ LateNotice }) => LateNotice);

interface Props {
  readonly edition: KeepMessage;
  /** The texts of the notice that an answer is late. */
  readonly late: LateTexts;
}

/** Asks who is signed in: at once where a page is a member's or seems to be seen by one, else when it has been there for a while. */
export function Session({ edition, late }: Props) {
  const { revision, locale } = edition;
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let stop = (): void => clearTimeout(timer);
    let gone = false;
    const wasHinted = isHinted();
    const isAtOnce = wasHinted || isMembersOnly(window.location.pathname);
    const timer = setTimeout(
      () => {
        setWanted(isAtOnce);
        import('./start-session').then(({ startSession }) => {
          if (!gone) stop = startSession({ wasHinted, edition: { revision, locale } });
        }, reloadAfter);
      },
      isAtOnce ? 0 : FIRST_MS,
    );
    return () => {
      gone = true;
      stop();
    };
  }, [revision, locale]);
  return useLater(isWanted, loadLate, late);
}
