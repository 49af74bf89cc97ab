import { type PaymentReport } from '../../../platform/payments';
import { type AttemptStatus } from '../books/transitions';
import { type Payable } from './payable';

/** Whether a payment has to be booked: its money is there, or its credits were to come before the money. */
export const isToBook = (payable: Payable, status: AttemptStatus): boolean =>
  payable.bookedAt === null && (status === 'paid' || (status === 'pending' && comesEarly(payable)));

const comesEarly = ({ creditsWhen, orderStatus, accountStatus }: Payable): boolean =>
  creditsWhen === 'submitted' &&
  (orderStatus === 'open' || orderStatus === 'expired') &&
  accountStatus !== null &&
  accountStatus !== 'blocked';

/** A payment booked early that is not paid after all counts as a lost dispute; paid in the end, as a won one. */
export function withReturn(payable: Payable, status: AttemptStatus, report: PaymentReport): PaymentReport | undefined {
  if (payable.bookedAt === null) return status === 'paid' ? report : undefined;
  const dispute = { id: `returned:${payable.attempt}`, sum: report.sum };
  if (isLost(status)) return { ...report, refunds: [], disputes: [{ ...dispute, status: 'lost' }] };
  if (status !== 'paid') return undefined;
  const won = isLost(payable.attemptStatus) ? [{ ...dispute, status: 'won' } as const] : [];
  return { ...report, disputes: [...report.disputes, ...won] };
}

const isLost = (status: AttemptStatus): boolean =>
  status === 'failed' || status === 'cancelled' || status === 'expired';
