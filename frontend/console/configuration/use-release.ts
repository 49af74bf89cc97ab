import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client';
import { ConsoleProblem, valueOf } from '../api/problem';
import { selfQuery } from '../api/self';
import { problemText } from '../ui/problem-text';
import { type Released } from './live-bar';

export type ReleaseState =
  | { readonly state: 'idle' }
  | { readonly state: 'busy' }
  | { readonly state: 'released'; readonly released: Released }
  | { readonly state: 'raced' }
  | { readonly state: 'failed'; readonly message: string; readonly code: string | undefined };

interface Wish {
  readonly revision: number;
  readonly base: number | null;
  readonly reason: string;
}

/** Publishes and rolls back, one at a time. A publisher who came second is told so, and everything live is read anew. */
export function useRelease(slug: string) {
  const queries = useQueryClient();
  const [state, setState] = useState<ReleaseState>({ state: 'idle' });
  const params = { path: { slug } };
  const refresh = async (): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['tenant', slug] }),
      queries.invalidateQueries({ queryKey: ['revisions', slug] }),
      queries.invalidateQueries({ queryKey: ['changes', slug] }),
      queries.invalidateQueries({ queryKey: ['scheduled', slug] }),
      queries.invalidateQueries({ queryKey: ['launch', slug] }),
      queries.invalidateQueries(selfQuery),
    ]);
  };
  const run = async (act: () => Promise<Released>): Promise<ReleaseState['state']> => {
    if (state.state === 'busy') return 'busy';
    setState({ state: 'busy' });
    try {
      const released = await act();
      setState({ state: 'released', released });
      void refresh();
      return 'released';
    } catch (error) {
      const code = error instanceof ConsoleProblem ? error.code : undefined;
      const next: ReleaseState =
        code === 'base_moved' ? { state: 'raced' } : { state: 'failed', message: problemText(error), code };
      setState(next);
      void refresh();
      return next.state;
    }
  };
  return {
    state,
    refresh,
    publish: (wish: Wish) =>
      run(() => valueOf(client.POST('/api/staff/tenants/{slug}/releases', { params, body: wish }))),
    rollBack: (wish: Omit<Wish, 'revision'> & { readonly revision?: number }) =>
      run(() => valueOf(client.POST('/api/staff/tenants/{slug}/rollbacks', { params, body: wish }))),
  };
}
