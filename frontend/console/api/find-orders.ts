import { client } from './client';
import { given } from './given';
import { valueOf } from './problem';

type Text = string | undefined;

interface OrdersWish {
  readonly q?: Text;
  readonly tenant?: Text;
  readonly status?: Text;
  readonly member?: Text;
  readonly from?: Text;
  readonly to?: Text;
  readonly after?: Text;
  readonly most?: number;
}

type OrderStatus = 'open' | 'paid' | 'partly_refunded' | 'refunded' | 'charged_back' | 'expired' | 'cancelled';

/** Finds orders of all brands that one reaches. The file has nothing else, since the palette loads it before any screen. */
export function findOrders({ status, ...wish }: OrdersWish) {
  const query = { ...given(wish), ...(status !== undefined && { status: status as OrderStatus }) };
  return valueOf(client.GET('/api/staff/orders', { params: { query } }));
}
