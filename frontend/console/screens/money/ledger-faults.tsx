import { type checkLedger } from '../../api/money';
import { ledger as texts, money } from '../../texts/money';
import { WideTable } from '../../ui/wide-table';
import { OrderLink, useBrandName } from './money-screen';

export type Checked = Awaited<ReturnType<typeof checkLedger>> & { readonly slug: string };

/** Names each balance and each order that a check found to be wrong. */
export function LedgerFaults({ checked }: { readonly checked: Checked }) {
  const nameOf = useBrandName();
  const { slug, accounts, orders, wrong_balances: balances, wrong_orders: wrong } = checked;
  const isRight = balances.length === 0 && wrong.length === 0;
  const text = (isRight ? texts.balanced : texts.unbalanced)
    .replace('{brand}', nameOf(slug))
    .replace('{accounts}', accounts.toLocaleString())
    .replace('{orders}', orders.toLocaleString());
  return (
    <section className="grid gap-3">
      <p role="status" className={isRight ? 'text-good' : 'font-semibold text-danger'}>
        {text}
      </p>
      {balances.length > 0 && (
        <WideTable
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
        <WideTable
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
