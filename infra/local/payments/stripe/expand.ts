import { type World } from '../state/world';
import {
  type View,
  balanceView,
  chargeRefundsView,
  chargeView,
  disputeView,
  intentView,
  lineItemsView,
  paymentOfIntent,
  payoutView,
  refundView,
} from './views';

/** Puts objects in the place of their ids, as `expand[]` asks: `payment_intent.latest_charge`, `data.payment_intent`. */
export function expand(world: World, view: View, paths: readonly unknown[]): View {
  for (const path of paths) if (typeof path === 'string') follow(world, view, path.split('.'));
  return view;
}

function follow(world: World, view: View, [step = '', ...rest]: readonly string[]): void {
  const value =
    includable(world, view, step) ?? (typeof view[step] === 'string' ? objectOf(world, view[step]) : view[step]);
  if (value == null) return;
  view[step] = value;
  if (rest.length === 0) return;
  for (const inner of Array.isArray(value) ? (value as View[]) : [value as View]) follow(world, inner, rest);
}

/** Lists that are left out unless they are asked for. */
function includable(world: World, view: View, step: string): View | undefined {
  const payment = world.store.payments.find(String(view['id'])) ?? paymentOfIntent(world, String(view['id']));
  if (payment === undefined) return undefined;
  if (view['object'] === 'checkout.session' && step === 'line_items') return lineItemsView(payment);
  if (view['object'] === 'charge' && step === 'refunds') return chargeRefundsView(world, payment);
  return undefined;
}

function objectOf(world: World, id: string): View | undefined {
  const { refunds, disputes, balance, settlements } = world.store;
  const payment = /^(?:pi|ch)_/.test(id) ? paymentOfIntent(world, id) : undefined;
  if (payment !== undefined) return id.startsWith('pi_') ? intentView(world, payment) : chargeView(world, payment);
  const [refund, dispute, entry] = [refunds.find(id), disputes.find(id), balance.find(id)];
  const payout = settlements.find(id);
  if (payout !== undefined) return payoutView(payout);
  if (refund !== undefined) return refundView(world, refund);
  if (dispute !== undefined) return disputeView(world, dispute);
  return entry === undefined ? undefined : balanceView(world, entry);
}
