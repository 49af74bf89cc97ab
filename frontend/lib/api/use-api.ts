import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { knownMember, askMember, useMember } from '../member';
import { call } from './call';
import { answered } from './query-answer';
import { type PlainPath, type Rest, type Value } from './routes';

/** Returns the API's answer for a path: fetched once the member is known, and shared by all components that show it. */
export function useApi<P extends PlainPath>(
  path: P,
  options: Pick<UseQueryOptions<Value<'GET', P>>, 'refetchInterval'> = {},
) {
  const isMember = useMember() != null;
  useEffect(() => {
    if (knownMember() === undefined) void askMember();
  }, []);
  return useQuery<Value<'GET', P>>({
    ...options,
    queryKey: [path],
    enabled: isMember,
    queryFn: () => answered(call('GET', path, ...([] as unknown as Rest<'GET', P>))),
  });
}
