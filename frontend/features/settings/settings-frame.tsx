'use client';

import { type ReactNode, useEffect } from 'react';
import { openPart } from '../../components/settings/open-part';
import { QueryProvider } from '../../lib/api/query-provider';

/** Opens what the address names. */
const openNamed = (): void => {
  openPart(decodeURIComponent(window.location.hash.slice(1)));
};

/** Around all sections. */
export function SettingsFrame({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => {
      window.removeEventListener('hashchange', openNamed);
    };
  }, []);
  return <QueryProvider>{children}</QueryProvider>;
}
