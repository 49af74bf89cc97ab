import { type Dispute, type Payment, type ProviderName, type Refund } from '../state/records';
import { type World, newId, newNumber } from '../state/world';
import { bookDispute, bookFailedRefund, bookRefund, bookWonDispute, sumOf } from './balance';
import { methodOf } from './methods';
import { NotPossible } from './payments';

const newRefundId: Record<ProviderName, () => string> = {
  mollie: () => newId('re_', 10),
  stripe: () => newId('re_3', 23),
  flexpay: newNumber,
};
const newDisputeId: Record<ProviderName, () => string> = {
  mollie: () => newId('chb_', 10),
  stripe: () => newId('du_1', 23),
  flexpay: newNumber,
};

export function refundsOf(world: World, { refunds }: Payment): Refund[] {
  return refunds.flatMap((id) => world.store.refunds.find(id) ?? []);
}

export function disputesOf(world: World, { disputes }: Payment): Dispute[] {
  return disputes.flatMap((id) => world.store.disputes.find(id) ?? []);
}

/** What was given back, or is about to be. */
export function refundedOf(world: World, payment: Payment): number {
  const counted = refundsOf(world, payment).filter(({ state }) => state === 'pending' || state === 'done');
  return sumOf(counted.map(({ amount }) => amount));
}

/** What was charged back and not won again. */
export function disputedOf(world: World, payment: Payment): number {
  const counted = disputesOf(world, payment).filter(({ state }) => state !== 'won');
  return sumOf(counted.map(({ amount }) => amount));
}

export function remainingOf(world: World, payment: Payment): number {
  return payment.paidAt === null ? 0 : payment.amount - refundedOf(world, payment) - disputedOf(world, payment);
}

export interface WantedRefund {
  readonly amount: number;
  readonly description: string;
  readonly reason: string | null;
  readonly metadata: unknown;
}

export function makeRefund(world: World, payment: Payment, wanted: WantedRefund): Refund {
  const { settings, store } = world;
  const at = world.now();
  const willFail = settings.failingRefunds > 0;
  if (willFail) world.change({ failingRefunds: settings.failingRefunds - 1 });
  const isDone = payment.provider !== 'mollie' && (methodOf(payment.provider, payment.method)?.refundsAtOnce ?? false);
  const refund = store.refunds.save({
    ...wanted,
    id: newRefundId[payment.provider](),
    ...{ account: payment.account, payment: payment.id, createdAt: at, currency: payment.currency },
    state: isDone ? 'done' : 'pending',
  });
  const changed = store.payments.save({ ...payment, refunds: [...payment.refunds, refund.id] });
  bookRefund(world, refund, at);
  world.tell({ kind: 'refund_made', payment: changed, refund }, at);
  const kind = willFail ? 'refund-fails' : 'refund';
  if (willFail || !isDone) world.at({ at: at + settings.refundSeconds * 1000, kind, subject: refund.id });
  return refund;
}

export function finishRefund(world: World, refund: Refund, state: 'done' | 'failed' | 'cancelled', at: number): Refund {
  const payment = world.store.payments.find(refund.payment);
  const isOpen = refund.state === 'pending' || (refund.state === 'done' && state === 'failed');
  if (payment === undefined || !isOpen) throw new NotPossible(`The refund is ${refund.state} already.`);
  world.forget(refund.id, ['refund', 'refund-fails']);
  const finished = world.store.refunds.save({ ...refund, state });
  if (state !== 'done') bookFailedRefund(world, refund, at);
  if (state !== 'cancelled')
    world.tell({ kind: state === 'done' ? 'refund_done' : 'refund_failed', payment, refund: finished }, at);
  return finished;
}

export function openDispute(world: World, payment: Payment, at: number, amount?: number, reason?: string): Dispute {
  const most = remainingOf(world, payment);
  const sum = amount ?? most;
  if (sum <= 0 || sum > most) throw new NotPossible(`At most ${most} can be charged back.`);
  const dispute = world.store.disputes.save({
    id: newDisputeId[payment.provider](),
    ...{ account: payment.account, payment: payment.id, createdAt: at, amount: sum, currency: payment.currency },
    ...{ reason: reason ?? (payment.provider === 'stripe' ? 'fraudulent' : 'MD06'), state: 'open', closedAt: null },
  });
  const changed = world.store.payments.save({ ...payment, disputes: [...payment.disputes, dispute.id] });
  bookDispute(world, dispute, at);
  world.tell({ kind: 'dispute_opened', payment: changed, dispute }, at);
  return dispute;
}

export function closeDispute(world: World, dispute: Dispute, state: 'won' | 'lost', at: number): Dispute {
  const payment = world.store.payments.find(dispute.payment);
  if (payment === undefined || dispute.state !== 'open')
    throw new NotPossible(`The dispute is ${dispute.state} already.`);
  const closed = world.store.disputes.save({ ...dispute, state, closedAt: at });
  if (state === 'won') bookWonDispute(world, closed, at);
  world.tell({ kind: state === 'won' ? 'dispute_won' : 'dispute_lost', payment, dispute: closed }, at);
  return closed;
}
