import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMember } from '../member';
import { call } from './call';

type Path = `/api/${string}`;

/** What the api answers a member under a path: asked once they are known, and shared by all that show it. */
export function useApi<T>(path: Path, options: Pick<UseQueryOptions<T>, 'refetchInterval'> = {}) {
  const member = useMember()?.profile.id;
  return useQuery<T>({
    ...options,
    queryKey: [path, member],
    enabled: member !== undefined,
    // A call tries again by itself.
    retry: false,
    queryFn: async () => {
      const answer = await call<T>(path);
      if (answer.state !== 'done') throw new Error(answer.state);
      return answer.value;
    },
  });
}
