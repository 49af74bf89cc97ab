import { type Ledger } from '../../../credits';
import { type FailedRefund } from './failed-refund';

type Part = Pick<FailedRefund, 'account' | 'order' | 'amount' | 'credits' | 'owed'>;

/** The credits that leave with what a failed refund still owes: their share of it, as far as they are unused. */
export async function creditsStillUnused(
  ledger: Ledger,
  { account, order, amount, credits, owed }: Part,
): Promise<number> {
  const share = Math.round((credits * owed) / amount);
  const lot = (await ledger.lots(account)).bought.find((one) => one.order === String(order));
  return Math.min(share, lot?.unused ?? 0);
}
