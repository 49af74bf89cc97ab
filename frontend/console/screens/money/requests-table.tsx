import { type RefundRequest, approveRefund, refuseRefund } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { useSelf } from '../../frame/self-context';
import { SecondPersonActs } from '../../second-person/second-person-acts';
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
        { name: money.reason, cell: ({ reason }) => reason },
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

const decisionText = ({ status, decided_by, decided_at }: RefundRequest): string =>
  [texts.states[status] ?? status, decided_by, decided_at && timeText(decided_at)].filter(Boolean).join(', ');

interface DecideProps {
  readonly request: RefundRequest;
  readonly onChanged: Props['onChanged'];
}

function Decide({ request, onChanged }: DecideProps) {
  const { permissions } = useSelf();
  const { tenant, id } = request;
  const filled = (text: string): string =>
    text
      .replace('{amount}', moneyText(request.amount, request.currency))
      .replace('{id}', String(request.order))
      .replace('{who}', request.asked_by)
      .replace('{reason}', request.reason);
  return (
    <SecondPersonActs
      asked={request}
      mayRefuse={permissions.includes('payment.refund')}
      label={texts.approve}
      approve={{
        title: filled(texts.approve_title),
        preview: filled(texts.approve_text),
        act: async () => {
          const { status } = await approveRefund(tenant, id);
          return status === 'done' ? texts.approved : secondPerson.agreed;
        },
      }}
      refuse={{
        title: filled(texts.refuse_title),
        preview: filled(texts.refuse_text),
        act: async () => {
          await refuseRefund(tenant, id);
          return texts.refused;
        },
      }}
      onChanged={onChanged}
    />
  );
}
