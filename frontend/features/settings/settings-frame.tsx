'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { knownMember, refreshMember } from '../../lib/member';

/** Opens what the address names. */
function openNamed(): void {
  const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const section = named?.closest('details');
  if (!section || section.open) return;
  section.open = true;
  section.scrollIntoView();
}

/** Around all sections, so that each shows what another has changed. */
export function SettingsFrame({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  useEffect(() => {
    if (knownMember() === undefined) void refreshMember();
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => {
      window.removeEventListener('hashchange', openNamed);
    };
  }, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
