import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Order, type RefundRequest, readRefundRequests, retryRefund } from '../../api/money';
import { useSelf } from '../../frame/self-context';
import { money, order as texts, refund } from '../../texts/money';
import { Button } from '../../ui/button';
import { moneyText } from '../../ui/money';
import { problemText } from '../../ui/problem-text';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { RefundMade } from './refund-made';
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

type Refund = Order['refunds'][number];

const isOpen = ({ status, waits_for_bank: waits }: Refund): boolean => status === 'failed' || waits;

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
    <Table
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
        ...(permissions.includes('payment.refund') && order.refunds.some(isOpen)
          ? [
              {
                name: refund.act,
                cell: (row: Refund) => (
                  <>
                    {row.status === 'failed' && (
                      <Button disabled={busy === row.id} onClick={() => void retry(row.id)}>
                        {refund.retry}
                      </Button>
                    )}
                    {row.waits_for_bank && (
                      <RefundMade
                        {...{ slug, id: row.id }}
                        amount={moneyText(row.amount, order.currency)}
                        onDone={onChanged}
                      />
                    )}
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
