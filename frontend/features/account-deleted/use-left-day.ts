import { useHydrated } from '../../components/ui/use-hydrated';
import { keptDeletionDay } from '../../lib/deletion-day';
import { useMember } from '../../lib/member';

/** When the account is erased that was given up in this tab; undefined for everybody else, and for a member. */
export function useLeftDay(): Date | undefined {
  const isHydrated = useHydrated();
  const member = useMember();
  return isHydrated && !member ? keptDeletionDay() : undefined;
}
