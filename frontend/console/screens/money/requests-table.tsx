import { type RefundRequest, approveRefund, refuseRefund } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { useSelf } from '../../frame/self-context';
import { SecondPersonActs } from '../../second-person/second-person-acts';
import { transfers } from '../../texts/due-refunds';
import { money, refunds as texts } from '../../texts/money';
import { secondPerson } from '../../texts/second-person';
import { moneyText } from '../../ui/money';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { OrderLink } from './money-screen';

interface Props {
  readonly requests: readonly RefundRequest[];
  readonly onChanged: (told: string) => void;
}

/** Refunds that were asked for. What waits is decided about in its row. */
export function RequestsTable({ requests, onChanged }: Props) {
  const isDecided = requests.some(({ status }) => status !== 'waiting');
  return (
    <Table
      caption={money.refunds}
      rows={requests}
      keyOf={({ tenant, id }) => `${tenant} ${id}`}
      columns={[
        { name: money.order, cell: ({ tenant, order }) => <OrderLink slug={tenant} id={order} /> },
        { name: money.brand, cell: ({ tenant }) => <BrandName slug={tenant} /> },
        { name: money.amount, isNumber: true, cell: ({ amount, currency }) => moneyText(amount, currency) },
        { name: money.credits, isFolded: true, cell: ({ credits }) => credits ?? texts.share },
        { name: money.reason, cell: (row) => <Reason request={row} /> },
        {
          name: secondPerson.asked,
          isFolded: true,
          cell: ({ asked_by, asked_at }) => `${asked_by}, ${timeText(asked_at)}`,
        },
        ...(isDecided
          ? [{ name: texts.decided, cell: decisionText }]
          : [{ name: texts.decide, cell: (row: RefundRequest) => <Decide request={row} onChanged={onChanged} /> }]),
      ]}
    />
  );
}

function Reason({ request: { reason, transfer_reference } }: { readonly request: RefundRequest }) {
  return (
    <>
      {reason}
      {transfer_reference !== null && (
        <span className="block">{transfers.of_request.replace('{reference}', transfer_reference)}</span>
      )}
    </>
  );
}

const decisionText = ({ status, decided_by, decided_at }: RefundRequest): string =>
  [texts.states[status] ?? status, decided_by, decided_at && timeText(decided_at)].filter(Boolean).join(', ');

const { approve_title, approve_text, refuse_title, refuse_text } = texts;
const ofRefund = { approve_title, approve_text, refuse_title, refuse_text };
const ofTransfer = {
  ...{ approve_title: transfers.confirm_title, approve_text: transfers.confirm_text },
  ...{ refuse_title: transfers.refuse_title, refuse_text: transfers.refuse_text },
};

interface DecideProps {
  readonly request: RefundRequest;
  readonly onChanged: Props['onChanged'];
}

function Decide({ request, onChanged }: DecideProps) {
  const { permissions } = useSelf();
  const { tenant, id, transfer_reference } = request;
  const words = transfer_reference === null ? ofRefund : ofTransfer;
  const filled = (text: string): string =>
    text
      .replace('{amount}', moneyText(request.amount, request.currency))
      .replace('{id}', String(request.order))
      .replace('{who}', request.asked_by)
      .replace('{reason}', request.reason)
      .replace('{reference}', transfer_reference ?? '');
  return (
    <SecondPersonActs
      asked={request}
      mayRefuse={permissions.includes('payment.refund')}
      label={texts.approve}
      approve={{
        title: filled(words.approve_title),
        preview: filled(words.approve_text),
        act: async () => {
          const { status } = await approveRefund(tenant, id);
          return status === 'done' ? texts.approved : secondPerson.agreed;
        },
      }}
      refuse={{
        title: filled(words.refuse_title),
        preview: filled(words.refuse_text),
        act: async () => {
          await refuseRefund(tenant, id);
          return texts.refused;
        },
      }}
      onChanged={onChanged}
    />
  );
}
