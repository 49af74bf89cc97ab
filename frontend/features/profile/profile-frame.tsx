'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { knownMember, refreshMember } from '../../lib/member';

/** Around the whole page, so that each part shows what another has changed. */
export function ProfileFrame({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  useEffect(() => {
    if (knownMember() === undefined) void refreshMember();
  }, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
