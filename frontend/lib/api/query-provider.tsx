'use client';

import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { knownMember, refreshMember } from '../member';

// By default it tells a task later: a switch that is pressed would go back to its old side until then.
notifyManager.setScheduler(queueMicrotask);

/** Around a whole page, so that each part shows what another has asked for or changed. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  useEffect(() => {
    if (knownMember() === undefined) void refreshMember();
  }, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
