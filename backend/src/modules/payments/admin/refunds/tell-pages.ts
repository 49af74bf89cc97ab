import { type Database } from '../../../../platform/database';
import { type Realtime } from '../../../../platform/realtime';

interface Now {
  readonly account: number;
  readonly status: string;
  readonly balance: number;
}

const NOW = `
  select o.account_id as account, o.status, b.balance
  from payment_order o join credit_balance b on b.account_id = o.account_id where o.id = $1::integer`;

/** After the commit: the open pages of whoever bought it show the order and the balance as they are now. */
export async function tellPages(database: Database, realtime: Realtime, order: number): Promise<void> {
  const [now] = await database.query<Now>(NOW, [order]);
  if (!now) return;
  realtime.publish(now.account, { event: 'order', data: { order, status: now.status } });
  realtime.publish(now.account, { event: 'credits', data: { credits: now.balance } });
}
