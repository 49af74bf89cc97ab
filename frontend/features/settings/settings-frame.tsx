'use client';

import { type ReactNode, useEffect } from 'react';
import { QueryProvider } from '../../lib/api/query-provider';

/** Opens what the address names. */
function openNamed(): void {
  const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const section = named?.closest('details');
  if (!section || section.open) return;
  section.open = true;
  section.scrollIntoView();
}

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
