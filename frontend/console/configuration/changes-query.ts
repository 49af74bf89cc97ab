import { queryOptions } from '@tanstack/react-query';
import { client } from '../api/client';
import { valueOf } from '../api/problem';
import { type Change } from './use-plan';

/** The changes from another revision to this one, or those that publishing it would make now. */
export const changesQuery = (slug: string, revision: number, against: number | undefined) =>
  queryOptions({
    queryKey: ['changes', slug, revision, against],
    queryFn: async () => {
      const { live, changes } = await valueOf(
        client.GET('/api/staff/tenants/{slug}/revisions/{revision}/changes', {
          params: { path: { slug, revision }, query: against === undefined ? {} : { against } },
        }),
      );
      return { live, changes: changes as readonly Change[] };
    },
  });
