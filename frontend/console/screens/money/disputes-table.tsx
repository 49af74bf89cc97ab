import { useState } from 'react';
import { type Dispute, respondToDispute } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { useBrandText } from '../../frame/brand-text';
import { useSelf } from '../../frame/self-context';
import { disputes as texts, money } from '../../texts/money';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';
import { Due } from '../../ui/due';
import { moneyText } from '../../ui/money';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { OrderLink } from './money-screen';

interface Props {
  readonly disputes: readonly Dispute[];
  readonly hasMore: boolean;
  readonly onResponded: () => void;
}

export function DisputesTable({ disputes, hasMore, onResponded }: Props) {
  const nameOf = useBrandText();
  const mayRespond = useSelf().permissions.includes('payment.refund');
  const [open, setOpen] = useState<Dispute>();
  return (
    <>
      <Table
        caption={money.disputes}
        rows={disputes}
        hasMore={hasMore}
        keyOf={({ tenant, id }) => `${tenant} ${id}`}
        columns={[
          { name: money.order, cell: ({ tenant, order }) => <OrderLink slug={tenant} id={order} /> },
          { name: money.brand, cell: ({ tenant }) => <BrandName slug={tenant} /> },
          { name: money.status, cell: ({ status }) => texts.states[status] ?? status },
          { name: money.amount, isNumber: true, cell: ({ amount, currency }) => moneyText(amount, currency) },
          { name: texts.evidence, cell: (row) => <Evidence row={row} /> },
          { name: texts.taken, isFolded: true, isNumber: true, cell: ({ credits_taken }) => credits_taken },
          { name: texts.missing, isFolded: true, isNumber: true, cell: ({ credits_missing }) => credits_missing },
          { name: texts.theirs, isFolded: true, cell: (row) => `${row.provider_account} ${row.provider_dispute}` },
          { name: texts.opened, isFolded: true, cell: ({ opened_at }) => timeText(opened_at) },
          {
            name: texts.closed,
            isFolded: true,
            cell: ({ closed_at }) => (closed_at === null ? '–' : timeText(closed_at)),
          },
          {
            name: texts.answer,
            cell: (row) =>
              row.waits && mayRespond ? <Button onClick={() => setOpen(row)}>{texts.respond}</Button> : answerText(row),
          },
        ]}
      />
      {open && (
        <ActDialog
          title={texts.respond}
          preview={`${nameOf(open.tenant)}, ${moneyText(open.amount, open.currency)}: ${texts.respond_text}`}
          reasonOf={`dispute ${open.tenant} ${open.id}`}
          act={async (_form, reason) => {
            await respondToDispute(open.tenant, open.id, reason);
            onResponded();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function Evidence({ row: { evidence_due_at: at, waits } }: { readonly row: Dispute }) {
  if (at === null) return '–';
  return waits ? (
    <>
      {timeText(at)} (<Due at={at} />)
    </>
  ) : (
    timeText(at)
  );
}

/** Says who answered and what they noted. The note is deleted when the member is erased. */
function answerText({ responded_at, responded_by, response_note, waits }: Dispute): string {
  if (waits) return texts.waiting;
  if (responded_at === null) return '–';
  return [responded_by ?? texts.at_provider, response_note].filter((one) => one !== null).join(': ');
}
