import { useState } from 'react';
import { type RefundRequest, approveRefund, refuseRefund } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { useSelf } from '../../frame/self-context';
import { money, refunds as texts } from '../../texts/money';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';
import { moneyText } from '../../ui/money';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { OrderLink } from './money-screen';

interface Props {
  readonly requests: readonly RefundRequest[];
  readonly onChanged: (told: string) => void;
}

type Deciding = readonly ['approve' | 'refuse', RefundRequest];

/** Refunds that were asked for. Approving is offered to whose word would count; whoever asked may take it back. */
export function RequestsTable({ requests, onChanged }: Props) {
  const { permissions } = useSelf();
  const [deciding, setDeciding] = useState<Deciding>();
  const mayRefuse = permissions.includes('payment.refund');
  const isDecided = requests.some(({ status }) => status !== 'waiting');
  return (
    <>
      <Table
        caption={money.refunds}
        rows={requests}
        keyOf={({ tenant, id }) => `${tenant} ${id}`}
        columns={[
          { name: money.order, cell: ({ tenant, order }) => <OrderLink slug={tenant} id={order} /> },
          { name: money.brand, cell: ({ tenant }) => <BrandName slug={tenant} /> },
          { name: money.amount, isNumber: true, cell: ({ amount, currency }) => moneyText(amount, currency) },
          { name: money.credits, cell: ({ credits }) => credits ?? texts.share },
          { name: money.reason, cell: ({ reason }) => reason },
          { name: texts.asked, cell: ({ asked_by, asked_at }) => `${asked_by}, ${timeText(asked_at)}` },
          ...(isDecided
            ? [{ name: texts.decided, cell: decisionText }]
            : [
                { name: texts.missing, isNumber: true, cell: (row: RefundRequest) => row.approvals_missing },
                {
                  name: texts.decide,
                  cell: (row: RefundRequest) => (
                    <span className="flex flex-wrap gap-2">
                      {row.may_approve && (
                        <Button look="main" onClick={() => setDeciding(['approve', row])}>
                          {texts.approve}
                        </Button>
                      )}
                      {mayRefuse && <Button onClick={() => setDeciding(['refuse', row])}>{texts.refuse}</Button>}
                      {!row.may_approve && <span className="self-center text-quiet">{texts.yours}</span>}
                    </span>
                  ),
                },
              ]),
        ]}
      />
      {deciding && <Decide deciding={deciding} onChanged={onChanged} onClose={() => setDeciding(undefined)} />}
    </>
  );
}

const decisionText = ({ status, decided_by, decided_at }: RefundRequest): string =>
  [texts.states[status] ?? status, decided_by, decided_at && timeText(decided_at)].filter(Boolean).join(', ');

function Decide(props: { deciding: Deciding; onChanged: Props['onChanged']; onClose: () => void }) {
  const { deciding, onChanged, onClose } = props;
  const [what, request] = deciding;
  const filled = (text: string): string =>
    text
      .replace('{amount}', moneyText(request.amount, request.currency))
      .replace('{id}', String(request.order))
      .replace('{who}', request.asked_by)
      .replace('{reason}', request.reason);
  return (
    <ActDialog
      title={filled(texts[`${what}_title`])}
      preview={filled(texts[`${what}_text`])}
      act={async () => {
        await (what === 'approve' ? approveRefund : refuseRefund)(request.tenant, request.id);
        onChanged(what === 'approve' ? texts.approved : texts.refused);
      }}
      onClose={onClose}
    />
  );
}
