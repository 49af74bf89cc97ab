import { type LedgerChecks } from '../../api/money';
import { useBrandText } from '../../frame/brand-text';
import { ledger as texts, money } from '../../texts/money';
import { timeText } from '../../ui/times';
import { Table } from '../../ui/table';
import { OrderLink } from './money-screen';

interface Props {
  readonly slug: string;
  readonly run: NonNullable<LedgerChecks[number]['run']>;
}

/** Names each balance and each order that a check found to be wrong. */
export function LedgerFaults({ slug, run }: Props) {
  const nameOf = useBrandText();
  const { accounts, orders, wrong_balances: balances, wrong_orders: wrong } = run;
  const isRight = balances.length === 0 && wrong.length === 0;
  const text = (isRight ? texts.balanced : texts.unbalanced)
    .replace('{brand}', nameOf(slug))
    .replace('{time}', timeText(run.ended_at ?? run.asked_at))
    .replace('{accounts}', accounts.toLocaleString())
    .replace('{orders}', orders.toLocaleString());
  return (
    <section className="grid gap-3">
      <p role="status" className={isRight ? 'text-good' : 'font-semibold text-danger'}>
        {text}
      </p>
      {balances.length > 0 && (
        <Table
          caption={texts.wrong_balances}
          rows={balances}
          keyOf={({ member }) => String(member)}
          columns={[
            { name: money.member, isNumber: true, cell: ({ member }) => member },
            { name: texts.balance, isNumber: true, cell: ({ balance }) => balance },
            { name: texts.entries, isNumber: true, cell: ({ entries }) => entries },
          ]}
        />
      )}
      {wrong.length > 0 && (
        <Table
          caption={texts.wrong_orders}
          rows={wrong}
          keyOf={({ order }) => String(order)}
          columns={[
            { name: money.order, cell: ({ order }) => <OrderLink slug={slug} id={order} /> },
            { name: texts.faults, cell: ({ faults }) => faults.join(', ').replaceAll('_', ' ') },
          ]}
        />
      )}
    </section>
  );
}
