import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Order, type RefundRequest, readRefundRequests, retryRefund } from '../../api/money';
import { useSelf } from '../../frame/self-context';
import { dueRefunds } from '../../texts/due-refunds';
import { money, order as texts, refund } from '../../texts/money';
import { Button } from '../../ui/button';
import { moneyText } from '../../ui/money';
import { problemText } from '../../ui/problem-text';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { ProviderSays } from './provider-says';
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

/** One that was made on the provider's pages and failed is not sent from here. */
const canBeRetried = ({ owed, reason }: Refund): boolean => owed > 0 && reason !== 'provider';
const isOpen = (row: Refund): boolean => canBeRetried(row) || row.waits_for_bank;

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
        { name: money.status, cell: (row) => <Standing refund={row} currency={order.currency} /> },
        { name: money.by, cell: ({ asked_by, reason }) => asked_by ?? reason.replaceAll('_', ' ') },
        { name: money.reason, cell: ({ note }) => note ?? '–' },
        ...(permissions.includes('payment.refund') && order.refunds.some(isOpen)
          ? [
              {
                name: refund.act,
                cell: (row: Refund) => (
                  <>
                    {canBeRetried(row) && (
                      <Button disabled={busy === row.id} onClick={() => void retry(row.id)}>
                        {row.owed < row.amount
                          ? refund.retry_rest.replace('{amount}', moneyText(row.owed, order.currency))
                          : refund.retry}
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

/** How a refund stands. One that failed says why, and whether it is still owed. */
function Standing({ refund: row, currency }: { readonly refund: Refund; readonly currency: string }) {
  const { status, owed, failed_at, provider_code, provider_text } = row;
  const isOver = status === 'failed' && owed === 0;
  return (
    <div>
      {dueRefunds.states[status] ?? status}
      {failed_at !== null && ` ${timeText(failed_at)}`}
      {status === 'failed' && (
        <span className="block">
          {isOver ? dueRefunds.not_owed : dueRefunds.owed_still.replace('{amount}', moneyText(owed, currency))}
        </span>
      )}
      {status !== 'done' && <ProviderSays code={provider_code} text={provider_text} />}
    </div>
  );
}
