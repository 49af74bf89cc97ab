import { queryOptions } from '@tanstack/react-query';
import { client } from '../api/client';
import { valueOf } from '../api/problem';

/** While it is asked for, open checks are made every fifteen seconds; their results are fetched a little later. */
const LOOK_EVERY_MS = 4000;

/** How far a brand is on its way to being live. */
export const launchQuery = (slug: string) =>
  queryOptions({
    queryKey: ['launch', slug],
    queryFn: () => valueOf(client.GET('/api/staff/tenants/{slug}/launch', { params: { path: { slug } } })),
    refetchInterval: LOOK_EVERY_MS,
  });

type LaunchAnswer = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof launchQuery>['queryFn']>>>>;
export type Launch = LaunchAnswer;
export type LaunchStep = Launch['steps'][number];
export type LaunchCheck = LaunchStep['checks'][number];
