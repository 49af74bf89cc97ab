import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { ConsoleProblem } from './api/problem';
import { isUnanswered } from './api/unanswered';
import { LateNotice } from './frame/late-notice';
import { makeRouter } from './router';

/** A screen that nobody answered asks again by itself. */
const ASK_AGAIN_MS = 10_000;

/** `send` has tried often enough at once where nobody answered; a refusal stays one. */
const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < 1 && !(error instanceof ConsoleProblem),
        refetchInterval: ({ state }) => (isUnanswered(state.error) ? ASK_AGAIN_MS : false),
      },
    },
  });

export function Console() {
  const [queries] = useState(makeQueryClient);
  const [router] = useState(makeRouter);
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <LateNotice />
    </QueryClientProvider>
  );
}
