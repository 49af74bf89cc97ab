import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMember } from '../member';
import { call } from './call';
import { answered } from './query-answer';
import { type PlainPath, type Rest, type Value } from './routes';

/** Returns the API's answer for a path: fetched once the member is known, and shared by all components that show it. */
export function useApi<P extends PlainPath>(
  path: P,
  options: Pick<UseQueryOptions<Value<'GET', P>>, 'refetchInterval'> = {},
) {
  const member = useMember()?.profile.id;
  return useQuery<Value<'GET', P>>({
    ...options,
    queryKey: [path, member],
    enabled: member !== undefined,
    // A call tries again by itself.
    retry: false,
    queryFn: () => answered(call('GET', path, ...([] as unknown as Rest<'GET', P>))),
  });
}
