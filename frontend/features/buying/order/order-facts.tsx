import { TextLink } from '../../../components/ui/text-link';
import { createFormats } from '../../../lib/i18n/formats';
import { ROUTES } from '../../../site/routes';
import { type Order } from '../api/orders';
import { type OrderTexts } from './order-texts';

interface Props {
  readonly texts: OrderTexts;
  readonly order: Order;
}

export function OrderFacts({ texts, order }: Props) {
  const { money, number } = createFormats(texts.locale);
  const { facts, methods } = texts;
  const rows = [
    { label: facts.credits, value: number(order.credits) },
    ...(order.discount_amount > 0
      ? [
          { label: facts.regular, value: money(order.list_amount, order.currency) },
          { label: facts.discount, value: money(-order.discount_amount, order.currency) },
        ]
      : []),
    { label: facts.amount, value: money(order.amount, order.currency) },
    ...(order.refunded_amount > 0
      ? [{ label: facts.refunded, value: money(order.refunded_amount, order.currency) }]
      : []),
    ...(order.method === null ? [] : [{ label: facts.method, value: methods[order.method] }]),
    // The number is no quantity: it is read out and searched for as it stands.
    { label: facts.number, value: String(order.id) },
  ];
  const isPaid = ['completed', 'refunded', 'charged_back'].includes(order.state);
  return (
    <div>
      <dl className="border-b border-hairline">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-t border-hairline py-2"
          >
            <dt className="text-text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere text-text-strong tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isPaid && (
        <p className="flex flex-wrap gap-x-8">
          <TextLink href={`/api/payments/orders/${order.id}/receipt`} isAlone>
            {texts.receipt}
          </TextLink>
          <TextLink href={`${ROUTES.withdraw}#order-${order.id}`} isAlone>
            {texts.withdraw}
          </TextLink>
        </p>
      )}
    </div>
  );
}
