import { useState } from 'react';
import { type DueRefund, retryRefund } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { useSelf } from '../../frame/self-context';
import { dueRefunds as texts } from '../../texts/due-refunds';
import { money, refund } from '../../texts/money';
import { Button } from '../../ui/button';
import { Due } from '../../ui/due';
import { moneyText } from '../../ui/money';
import { problemText } from '../../ui/problem-text';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
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

/** A refund can be sent again from here; the other acts are at the order or at the provider. */
function NextAct({ row, onChanged }: { readonly row: DueRefund; readonly onChanged: Props['onChanged'] }) {
  const { permissions } = useSelf();
  const [isBusy, setBusy] = useState(false);
  if (row.next_act !== 'send_again' || !permissions.includes('payment.refund')) return texts.acts[row.next_act];
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await retryRefund(row.tenant, row.id);
      onChanged(refund.retried);
    } catch (error) {
      onChanged(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={isBusy} onClick={() => void send()}>
      {row.owed < row.amount ? refund.retry_rest.replace('{amount}', moneyText(row.owed, row.currency)) : refund.retry}
    </Button>
  );
}
