import { type useNavigate } from '@tanstack/react-router';
import { findOrders } from '../api/find-orders';
import { type Self } from '../api/self';
import { frame as texts } from '../texts/frame';
import { moneyText } from '../ui/money';
import { brandText } from './brand-text';
import { type Destination } from './palette-matches';

const MOST = 6;
/** The number of an order, a receipt, or a payment as providers name them. */
const REFERENCE = /^(?:[1-9]\d{0,9}|20\d\d-\d{6,10}|[a-z]{2,5}_\w{6,90})$/i;

/** Orders for the palette, of the brands that one reaches, once a whole reference is typed. */
export function orderFinder(
  { permissions, tenants }: Self,
  navigate: ReturnType<typeof useNavigate>,
): ((sought: string) => Promise<readonly Destination[]>) | undefined {
  if (!permissions.includes('payment.read')) return undefined;
  return async (sought) => {
    if (!REFERENCE.test(sought)) return [];
    const { orders } = await findOrders({ q: sought, most: MOST });
    return orders.map(({ tenant, id, amount, currency }) => ({
      ...{ id: `order-${tenant}-${id}`, name: texts.find_order.replace('{id}', String(id)) },
      group: texts.groups.orders,
      hint: `${brandText(tenants, tenant)} · ${moneyText(amount, currency)}`,
      go: () => void navigate({ to: '/money/orders/$slug/$id', params: { slug: tenant, id: String(id) } }),
    }));
  };
}
