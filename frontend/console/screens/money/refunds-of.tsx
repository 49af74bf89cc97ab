import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Order, type RefundRequest, readRefundRequests, retryRefund } from '../../api/money';
import { useSelf } from '../../frame/self-context';
import { money, order as texts, refund } from '../../texts/money';
import { Button } from '../../ui/button';
import { moneyText } from '../../ui/money';
import { problemText } from '../../ui/problem-text';
import { WideTable } from '../../ui/wide-table';
import { timeText } from '../../ui/times';
import { RequestsTable } from './requests-table';

interface Props {
  readonly slug: string;
  readonly order: Order;
  readonly onChanged: (told: string) => void;
}

/** Shows the refunds of an order, and those that wait for a second person. */
export function RefundsOf({ slug, order, onChanged }: Props) {
  const id = String(order.id);
  const query = useQuery({
    queryKey: ['money', 'refunds', { tenant: slug, order: id, status: 'waiting' }],
    queryFn: () => readRefundRequests({ tenant: slug, order: id, status: 'waiting' }),
  });
  const waiting: readonly RefundRequest[] = query.data?.requests ?? [];
  if (order.refunds.length === 0 && waiting.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2>{money.refunds}</h2>
      {waiting.length > 0 && <RequestsTable requests={waiting} onChanged={onChanged} />}
      {order.refunds.length > 0 && <Refunds slug={slug} order={order} onChanged={onChanged} />}
    </section>
  );
}

function Refunds({ slug, order, onChanged }: Props) {
  const { permissions } = useSelf();
  const [busy, setBusy] = useState<string>();
  const retry = async (id: string): Promise<void> => {
    setBusy(id);
    try {
      await retryRefund(slug, id);
      onChanged(refund.retried);
    } catch (error) {
      onChanged(problemText(error));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <WideTable
      caption={texts.asked}
      rows={order.refunds}
      keyOf={({ id }) => id}
      columns={[
        { name: money.at, cell: ({ asked_at }) => timeText(asked_at) },
        { name: money.amount, isNumber: true, cell: ({ amount }) => moneyText(amount, order.currency) },
        { name: money.credits, isNumber: true, cell: ({ credits }) => credits },
        { name: money.status, cell: ({ status }) => status },
        { name: money.by, cell: ({ asked_by, reason }) => asked_by ?? reason.replaceAll('_', ' ') },
        { name: money.reason, cell: ({ note }) => note ?? '–' },
        ...(permissions.includes('payment.refund') && order.refunds.some(({ status }) => status === 'failed')
          ? [
              {
                name: refund.retry,
                cell: ({ id, status }: Order['refunds'][number]) =>
                  status === 'failed' ? (
                    <Button disabled={busy === id} onClick={() => void retry(id)}>
                      {refund.retry}
                    </Button>
                  ) : null,
              },
            ]
          : []),
      ]}
    />
  );
}
