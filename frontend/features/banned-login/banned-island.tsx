'use client';

import { useEffect, useState } from 'react';
import { useLater } from '../../lib/use-later';
import { type BannedTexts } from './banned-notice';

const load = () => import('./banned-notice').then(({ BannedNotice }) => BannedNotice);

export function BannedIsland({ texts }: { readonly texts: BannedTexts }) {
  const [told, setTold] = useState(false);
  useEffect(() => {
    const tell = (): void => setTold(true);
    if (new URLSearchParams(window.location.search).has('banned')) tell();
    window.addEventListener('banned-login', tell);
    return () => {
      window.removeEventListener('banned-login', tell);
    };
  }, []);
  return <div role="alert">{useLater(told, load, { texts })}</div>;
}
