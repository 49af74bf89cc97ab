'use client';

import { useHydrated } from '../../components/ui/use-hydrated';
import { useMember } from '../../lib/member';
import { isHinted } from '../../lib/member-hint';
import { Bones } from './bones';
import { MemberPurchases } from './member-purchases';
import { VisitorStatement } from './visitor-statement';
import { type WithdrawalTexts } from './withdrawal-texts';

/** A member sees their purchases; everybody else writes which one they mean. Nobody is asked to log in. */
export function Withdrawals({ texts }: { readonly texts: WithdrawalTexts }) {
  const isHydrated = useHydrated();
  const member = useMember();
  if (!isHydrated) return <Bones loading={texts.loading} />;
  const isVisitor = member === null || (member === undefined && !isHinted());
  return isVisitor ? <VisitorStatement texts={texts} /> : <MemberPurchases texts={texts} />;
}
