'use client';

import { useEffect, useState } from 'react';
import { onBanned } from '../../lib/banned-login';
import { useLater } from '../../lib/use-later';
import { type BannedTexts } from './banned-notice';

const load = () => import('./banned-notice').then(({ BannedNotice }) => BannedNotice);

export function BannedIsland({ texts }: { readonly texts: BannedTexts }) {
  const [told, setTold] = useState<{ readonly until: string | null }>();
  useEffect(() => {
    const tell = (until: string | null): void => setTold({ until });
    if (new URLSearchParams(window.location.search).has('banned')) tell(null);
    return onBanned(tell);
  }, []);
  return <div role="alert">{useLater(told !== undefined, load, { texts, until: told?.until ?? null })}</div>;
}
