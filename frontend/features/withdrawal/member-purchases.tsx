import { useEffect } from 'react';
import { Failed } from '../../components/settings/failed';
import { useAnswer } from '../../lib/api/use-answer';
import { getWithdrawals, PATH } from './api/withdrawals';
import { Bones } from './bones';
import { PurchaseCard } from './purchase-card';
import { type WithdrawalTexts } from './withdrawal-texts';

export function MemberPurchases({ texts }: { readonly texts: WithdrawalTexts }) {
  const { data, error, refetch } = useAnswer([PATH], getWithdrawals);
  const isThere = data !== undefined;
  useEffect(() => {
    // A link names the order that it means.
    const { hash } = window.location;
    if (isThere && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere]);

  if (error !== null && !isThere)
    return <Failed texts={texts} errorState={error.errorState} onRetry={() => void refetch()} />;
  if (!isThere) return <Bones loading={texts.loading} />;
  if (data.purchases.length === 0)
    return (
      <div role="status" className="grid gap-3">
        <p className="text-lead font-semibold text-text-strong">{texts.emptyTitle}</p>
        <p>{texts.emptyText}</p>
      </div>
    );
  return (
    <>
      <p className="text-text-muted">{texts.rule}</p>
      {data.purchases.map((purchase) => (
        <PurchaseCard key={purchase.order} texts={texts} purchase={purchase} onDone={() => void refetch()} />
      ))}
    </>
  );
}
