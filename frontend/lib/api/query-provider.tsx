'use client';

import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { followAccount } from './follow-account';

// By default it tells a task later: a switch that is pressed would go back to its old side until then.
notifyManager.setScheduler(queueMicrotask);

// A call tries again by itself.
const createClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Around a whole page, so that each part shows what another has asked for or changed. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createClient);
  useEffect(() => followAccount(client), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
