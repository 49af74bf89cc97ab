import { type DueRefund } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { useSelf } from '../../frame/self-context';
import { dueRefunds as texts } from '../../texts/due-refunds';
import { money } from '../../texts/money';
import { Due } from '../../ui/due';
import { moneyText } from '../../ui/money';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { FailedRefundActs } from './failed-refund-acts';
import { OrderLink } from './money-screen';
import { ProviderSays } from './provider-says';

interface Props {
  readonly refunds: readonly DueRefund[];
  readonly hasMore: boolean;
  readonly onChanged: (told: string) => void;
}

export function DueRefundsTable({ refunds, hasMore, onChanged }: Props) {
  return (
    <Table
      caption={texts.title}
      rows={refunds}
      hasMore={hasMore}
      keyOf={({ tenant, id }) => `${tenant} ${id}`}
      columns={[
        { name: money.order, cell: ({ tenant, order }) => <OrderLink slug={tenant} id={order} /> },
        { name: money.brand, isFolded: true, cell: ({ tenant }) => <BrandName slug={tenant} /> },
        { name: texts.owed, isNumber: true, cell: (row) => <Owed row={row} /> },
        { name: money.status, cell: ({ status }) => texts.states[status] },
        { name: texts.why, isFolded: true, cell: (row) => <Why row={row} /> },
        { name: money.account, isFolded: true, cell: ({ provider_account }) => provider_account },
        { name: texts.asked, isFolded: true, cell: ({ asked_at }) => timeText(asked_at) },
        {
          name: texts.due,
          cell: ({ due_at }) => (
            <>
              {timeText(due_at)} (<Due at={due_at} />)
            </>
          ),
        },
        { name: texts.next, cell: (row) => <NextAct row={row} onChanged={onChanged} /> },
      ]}
    />
  );
}

function Owed({ row: { owed, amount, currency } }: { readonly row: DueRefund }) {
  return (
    <>
      {moneyText(owed, currency)}
      {owed < amount && (
        <span className="block text-quiet">{texts.of.replace('{amount}', moneyText(amount, currency))}</span>
      )}
    </>
  );
}

function Why({ row: { cause, provider_code, provider_text } }: { readonly row: DueRefund }) {
  return (
    <div>
      {texts.causes[cause]} <ProviderSays code={provider_code} text={provider_text} />
    </div>
  );
}

/** A refund that failed is seen to from here; the other acts are at the order or at the provider. */
function NextAct({ row, onChanged }: { readonly row: DueRefund; readonly onChanged: Props['onChanged'] }) {
  const { permissions } = useSelf();
  const { tenant, status, next_act, currency } = row;
  const canSend = next_act === 'send_again';
  const isFailed = status === 'failed' && (canSend || next_act === 'pay_back_anew');
  if (!(canSend || isFailed) || !permissions.includes('payment.refund')) return texts.acts[next_act];
  return (
    <div className="grid gap-2">
      {!canSend && texts.acts[next_act]}
      <FailedRefundActs
        {...{ refund: row, currency, canSend }}
        slug={tenant}
        canTransfer={isFailed}
        canWaive={isFailed && row.may_waive}
        onDone={onChanged}
      />
    </div>
  );
}
