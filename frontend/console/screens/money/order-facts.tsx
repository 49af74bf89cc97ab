import { type Order } from '../../api/money';
import { money, order as texts } from '../../texts/money';
import { moneyText } from '../../ui/money';
import { timeText } from '../../ui/times';

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 2 });

/** Shows the terms that the order has kept. Its receipt is made of the same. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { currency, evidence } = order;
  const facts: readonly (readonly [string, string])[] = [
    [texts.price, moneyText(order.amount, currency)],
    [texts.list, moneyText(order.list_amount, currency)],
    ...(order.discount_amount > 0
      ? ([[texts.discount, moneyText(order.discount_amount, currency)]] satisfies [string, string][])
      : []),
    ...(order.discount_code === null ? [] : ([[texts.code, order.discount_code]] satisfies [string, string][])),
    [texts.vat.replace('{rate}', percent.format(order.vat_rate / 10_000)), moneyText(order.vat_amount, currency)],
    [texts.receipt, order.receipt_number ?? '–'],
    [texts.placed, timeText(order.created_at)],
    ...(order.status === 'open' ? ([[texts.holds, timeText(order.expires_at)]] satisfies [string, string][]) : []),
    [money.country, order.country],
    [texts.proof, [evidence.account, evidence.address, evidence.payment].map((one) => one ?? '–').join(' / ')],
    [texts.language, order.language],
  ];
  return (
    <section className="grid gap-3">
      <h2>{texts.facts}</h2>
      <dl className="grid gap-x-6 gap-y-2 rounded-lg border border-line bg-panel p-4 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 sm:grid sm:gap-0">
            <dt className="max-w-1/2 shrink-0 text-quiet sm:max-w-none">{name}</dt>
            <dd className="text-end tabular-nums sm:text-start">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
