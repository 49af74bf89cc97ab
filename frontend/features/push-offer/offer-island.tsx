'use client';

import { useEffect, useState } from 'react';
import { reloadAfter } from '../../lib/chunk-reload';
import { knownMember, watchMember } from '../../lib/member';
import { useLater } from '../../lib/use-later';
import { type OfferTexts } from './offer-texts';

const loadSheet = () => import('./offer-sheet').then(({ OfferSheet }) => OfferSheet);

/** Visitors never fetch more of it than this. */
export function OfferIsland({ texts }: { readonly texts: OfferTexts }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let end = (): void => undefined;
    let isGone = false;
    let isWanted = false;
    const look = (): void => {
      if (isWanted || !knownMember()) return;
      isWanted = true;
      import('./start-offers').then(({ startOffers }) => {
        if (!isGone) end = startOffers(() => setOpen(true));
      }, reloadAfter);
    };
    look();
    const stop = watchMember(look);
    return () => {
      isGone = true;
      stop();
      end();
    };
  }, []);
  return useLater(isOpen, loadSheet, { texts, onClose: () => setOpen(false) });
}
