import { useQuery } from '@tanstack/react-query';
import { type Order, type RefundRequest, readRefundRequests } from '../../api/money';
import { useSelf } from '../../frame/self-context';
import { dueRefunds } from '../../texts/due-refunds';
import { money, order as texts, refund } from '../../texts/money';
import { moneyText } from '../../ui/money';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { FailedRefundActs } from './failed-refund-acts';
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

const isOwed = ({ owed, transfer_waits }: Refund): boolean => owed > 0 && !transfer_waits;
const isOpen = (row: Refund): boolean => isOwed(row) || row.waits_for_bank;

function Refunds({ slug, order, onChanged }: Props) {
  const { permissions } = useSelf();
  const { currency } = order;
  return (
    <Table
      caption={texts.asked}
      rows={order.refunds}
      keyOf={({ id }) => id}
      columns={[
        { name: money.at, cell: ({ asked_at }) => timeText(asked_at) },
        { name: money.amount, isNumber: true, cell: ({ amount }) => moneyText(amount, currency) },
        { name: money.credits, isNumber: true, cell: ({ credits }) => credits },
        { name: money.status, cell: (row) => <Standing refund={row} currency={currency} /> },
        { name: money.by, cell: ({ asked_by, reason }) => asked_by ?? reason.replaceAll('_', ' ') },
        { name: money.reason, cell: ({ note }) => note ?? '–' },
        ...(permissions.includes('payment.refund') && order.refunds.some(isOpen)
          ? [
              {
                name: refund.act,
                cell: (row: Refund) => (
                  <>
                    {isOwed(row) && (
                      <FailedRefundActs
                        {...{ slug, refund: row, currency, onDone: onChanged }}
                        canSend={row.reason !== 'provider'}
                        canTransfer
                        canWaive={row.may_waive}
                      />
                    )}
                    {row.waits_for_bank && (
                      <RefundMade
                        {...{ slug, id: row.id }}
                        amount={moneyText(row.amount, currency)}
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
  const { status, failed_at, transfer_reference, provider_code, provider_text } = row;
  return (
    <div>
      {dueRefunds.states[status] ?? status}
      {transfer_reference !== null && ` ${dueRefunds.transferred.replace('{reference}', transfer_reference)}`}
      {failed_at !== null && ` ${timeText(failed_at)}`}
      {status === 'failed' && <span className="block">{owedText(row, currency)}</span>}
      {status !== 'done' && <ProviderSays code={provider_code} text={provider_text} />}
    </div>
  );
}

function owedText({ owed, transfer_waits, waived_at, waived_by, waiver_reason }: Refund, currency: string): string {
  if (waived_at !== null)
    return dueRefunds.waived
      .replace('{who}', waived_by ?? '')
      .replace('{time}', timeText(waived_at))
      .replace('{reason}', waiver_reason ?? '');
  if (owed === 0) return dueRefunds.not_owed;
  const still = dueRefunds.owed_still.replace('{amount}', moneyText(owed, currency));
  return transfer_waits ? `${still} ${dueRefunds.transfer_waits}` : still;
}
