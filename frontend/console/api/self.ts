import { queryOptions } from '@tanstack/react-query';
import { plainClient } from './client';
import { ConsoleProblem, valueOf } from './problem';

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

/** Nothing of the person stays in the page: it begins anew. */
export async function signOut(): Promise<void> {
  try {
    await valueOf(plainClient.POST('/api/staff/sign-out'));
  } catch (error) {
    // The session had ended by itself.
    if (!(error instanceof ConsoleProblem && error.code === 'staff_token_needed')) throw error;
  }
  window.location.replace('/');
}
