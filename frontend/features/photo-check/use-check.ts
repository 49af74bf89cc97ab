import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Answer } from '../../lib/api/problem';
import { answered } from '../../lib/api/query-answer';
import { knownMember, askMember, useMember } from '../../lib/member';
import { endCheck, getCheck, PHOTO_CHECK, type PhotoCheck, startCheck } from './api/photo-check';

const KEY = [PHOTO_CHECK];

/** The member's check, and how to begin and end one. It is asked for anew when the page is seen again. */
export function useCheck() {
  const client = useQueryClient();
  const isMember = useMember() != null;
  useEffect(() => {
    if (knownMember() === undefined) void askMember();
  }, []);
  const { data, isError, refetch } = useQuery<PhotoCheck>({
    queryKey: KEY,
    enabled: isMember,
    queryFn: ({ signal }) => answered(getCheck(signal)),
  });
  const keep = (check: PhotoCheck): void => {
    client.setQueryData(KEY, check);
  };
  const kept = (answer: Answer<PhotoCheck>): Answer<PhotoCheck> => {
    if (answer.state === 'done') keep(answer.value);
    return answer;
  };
  return {
    check: data,
    isFailed: isError && data === undefined,
    refetch,
    keep,
    start: async () => kept(await startCheck()),
    end: async () => {
      const answer = await endCheck();
      if (answer.state === 'done') await refetch();
      return answer;
    },
  };
}
export type Check = ReturnType<typeof useCheck>;
