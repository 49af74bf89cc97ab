import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { client, plainClient } from './client';
import { valueOf } from './problem';

function readSelf() {
  return valueOf(plainClient.GET('/api/staff/me'));
}

/** The person who is signed in. It asks as it is, since an ended session makes the sign-in page here. */
export const selfQuery = queryOptions({
  queryKey: ['self'],
  queryFn: readSelf,
  staleTime: 60_000,
});

export type Self = Awaited<ReturnType<typeof readSelf>>;

export async function signOut(queries: QueryClient): Promise<void> {
  await valueOf(client.POST('/api/staff/sign-out'));
  queries.clear();
}
