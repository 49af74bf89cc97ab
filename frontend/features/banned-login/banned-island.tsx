'use client';

import { useEffect, useState } from 'react';
import { type OwnBlock, onBanned } from '../../lib/banned-login';
import { useLater } from '../../lib/use-later';
import { type BannedTexts } from './banned-notice';

const load = () => import('./banned-notice').then(({ BannedNotice }) => BannedNotice);

/** Nothing is known of the block where only the address of the page tells of it. */
const UNKNOWN: OwnBlock = { until: null, token: null };

export function BannedIsland({ texts }: { readonly texts: BannedTexts }) {
  const [told, setTold] = useState<OwnBlock>();
  useEffect(() => {
    const tell = (block: OwnBlock): void => setTold(block);
    if (new URLSearchParams(window.location.search).has('banned')) tell(UNKNOWN);
    return onBanned(tell);
  }, []);
  return <div role="alert">{useLater(told !== undefined, load, { texts, block: told ?? UNKNOWN })}</div>;
}
