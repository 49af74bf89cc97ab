import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';

const WHILE_MADE_MS = 2000;

const load = (slug: string, revision: number, against: number) =>
  valueOf(
    client.GET('/api/staff/tenants/{slug}/revisions/{revision}/visual-diffs', {
      params: { path: { slug, revision }, query: { against } },
    }),
  );

export type VisualDiff = NonNullable<Awaited<ReturnType<typeof load>>['diff']>;
export type Shot = VisualDiff['shots'][number];

export const isUnderWay = (diff: VisualDiff | null | undefined): boolean =>
  diff?.status === 'waiting' || diff?.status === 'running';

/** The newest pictures of two revisions, asked for again while a worker makes them. */
export const visualDiffQuery = (slug: string, revision: number, against: number) =>
  queryOptions({
    queryKey: ['visual-diff', slug, revision, against],
    queryFn: () => load(slug, revision, against),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.diff) ? WHILE_MADE_MS : false),
  });
