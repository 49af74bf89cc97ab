import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answered, FETCHED_ONCE, type NotAnswered } from '../../../lib/api/query-answer';
import { COUNT, countMembers, countParams, type Total } from '../api/count-members';
import { type Filters, settled } from './filters';
import { useSettled } from './use-settled';

const QUIET_MS = 250;
const STALE_MS = 60_000;

interface Options {
  /** Visitors may not ask. */
  readonly isMember: boolean;
  /** The number for the filters that it begins with. */
  readonly before: Total | undefined;
}

/** How many match filters that are being chosen; the number before until that has come. Undefined where it is not known. */
export function useCount(draft: Filters, { isMember, before }: Options): Total | undefined {
  const filters = settled(useSettled(draft, QUIET_MS));
  const { data, isPending } = useQuery<Total, NotAnswered>({
    ...FETCHED_ONCE,
    staleTime: STALE_MS,
    queryKey: [COUNT, countParams(filters)],
    enabled: isMember,
    queryFn: ({ signal }) => answered(countMembers(filters, signal)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!isMember) return undefined;
  return isPending ? before : data;
}
