import { type Timer } from '../state/records';
import { type World } from '../state/world';
import { finishRefund, openDispute } from './money-back';
import { NotPossible, decidePayment } from './payments';

/**
 * Does what is due by the sandbox's clock, in the order of its times, and hands over what is to be delivered: `room` of them at
 * most, the others wait for the next time.
 */
export function runDue(world: World, room: number, deliver: (delivery: string) => void): void {
  const now = world.now();
  let left = room;
  for (;;) {
    const all = world.store.timers.all().filter(({ at }) => at <= now);
    const due = all
      .sort((one, other) => one.at - other.at)
      .filter(({ kind }) => kind !== 'deliver' || (left -= 1) >= 0);
    if (due.length === 0) return;
    for (const timer of due) {
      // An earlier one of the same moment may have made it void.
      if (world.store.timers.find(timer.id) !== undefined) runOne(world, timer, deliver);
    }
  }
}

function runOne(world: World, timer: Timer, deliver: (delivery: string) => void): void {
  world.store.timers.remove(timer.id);
  try {
    run(world, timer, deliver);
  } catch (error) {
    // Something else has decided it in the meantime.
    if (!(error instanceof NotPossible)) throw error;
  }
}

function run(world: World, { kind, subject, at, note }: Timer, deliver: (delivery: string) => void): void {
  const { payments, refunds } = world.store;
  const payment = payments.find(subject);
  const refund = refunds.find(subject);
  switch (kind) {
    case 'deliver':
      deliver(subject);
      return;
    case 'expire':
      if (payment?.state === 'open') decidePayment(world, payment, 'expire', at);
      return;
    case 'pay':
    case 'fail':
      if (payment !== undefined) decidePayment(world, payment, kind, at, note);
      return;
    case 'dispute':
      if (payment !== undefined) openDispute(world, payment, at);
      return;
    case 'refund':
    case 'refund-fails':
      if (refund !== undefined) finishRefund(world, refund, kind === 'refund' ? 'done' : 'failed', at);
      return;
  }
}
