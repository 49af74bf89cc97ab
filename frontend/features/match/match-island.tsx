'use client';

import { useEffect, useRef, useState } from 'react';
import { reloadAfter } from '../../lib/chunk-reload';
import { knownMember, watchMember } from '../../lib/member';
import { useLater } from '../../lib/use-later';
import { type MatchTexts } from './match-texts';
import { hasMatches } from './places';
import { type Matches, type Shown } from './start-matches';

const loadDialog = () => import('./match-dialog').then(({ MatchDialog }) => MatchDialog);

/** Visitors never fetch more of it than this. */
export function MatchIsland({ texts }: { readonly texts: MatchTexts }) {
  const [shown, setShown] = useState<Shown>();
  const matches = useRef<Matches>(undefined);
  useEffect(() => {
    if (!hasMatches(window.location.pathname)) return undefined;
    let isWanted = false;
    let isGone = false;
    const look = (): void => {
      if (isWanted || !knownMember()) return;
      isWanted = true;
      import('./start-matches').then(({ startMatches }) => {
        if (!isGone) matches.current = startMatches(setShown);
      }, reloadAfter);
    };
    look();
    const stop = watchMember(look);
    return () => {
      isGone = true;
      stop();
      matches.current?.stop();
    };
  }, []);
  return useLater(shown !== undefined, loadDialog, {
    texts,
    shown,
    onShown: () => matches.current?.tellShown(),
    onClose: () => {
      setShown(undefined);
      matches.current?.goOn();
    },
  });
}
