import { type Order } from '../../api/money';
import { money, order as texts } from '../../texts/money';
import { moneyText } from '../../ui/money';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { timelineOf } from './timeline';

/** Attempts to pay, everything that happened in its order, and what the books have. */
export function OrderParts({ order }: { readonly order: Order }) {
  return (
    <>
      <section className="grid gap-3">
        <h2>{texts.attempts}</h2>
        {order.attempts.length === 0 ? (
          <p>{money.nothing}</p>
        ) : (
          <Table
            caption={texts.attempts}
            rows={order.attempts}
            keyOf={({ id }) => id}
            columns={[
              { name: money.at, cell: ({ created_at }) => timeText(created_at) },
              { name: texts.method, cell: ({ method }) => method.replaceAll('_', ' ') },
              { name: money.account, isFolded: true, cell: ({ provider_account }) => provider_account },
              { name: money.status, cell: ({ status }) => status },
              { name: texts.theirs, isFolded: true, cell: ({ provider_status }) => provider_status ?? '–' },
              { name: texts.payment, isFolded: true, cell: ({ payment }) => payment ?? '–' },
              { name: texts.failure, isFolded: true, cell: ({ failure }) => failure?.replaceAll('_', ' ') ?? '–' },
              {
                name: texts.next,
                isFolded: true,
                cell: ({ next_check_at }) => (next_check_at === null ? '–' : timeText(next_check_at)),
              },
            ]}
          />
        )}
      </section>
      <section className="grid gap-3">
        <h2>{texts.timeline}</h2>
        <ol className="grid gap-2">
          {timelineOf(order).map(({ at, text, by }, index) => (
            <li
              key={index}
              className="grid gap-x-4 rounded-lg border border-line bg-panel px-3 py-2 sm:grid-cols-[12rem_1fr]"
            >
              <time dateTime={at} className="text-quiet tabular-nums">
                {timeText(at)}
              </time>
              <span>
                {text}
                {by !== undefined && <span className="text-quiet"> · {by}</span>}
              </span>
            </li>
          ))}
        </ol>
      </section>
      {order.transfers.length > 0 && (
        <section className="grid gap-3">
          <h2>{texts.transfers}</h2>
          <Table
            caption={texts.transfers}
            rows={order.transfers}
            keyOf={({ key }) => key}
            columns={[
              { name: money.at, cell: ({ created_at }) => timeText(created_at) },
              { name: texts.debit, cell: ({ debit }) => debit },
              { name: texts.credit, cell: ({ credit }) => credit },
              { name: money.amount, isNumber: true, cell: ({ amount, currency }) => moneyText(amount, currency) },
            ]}
          />
        </section>
      )}
    </>
  );
}
