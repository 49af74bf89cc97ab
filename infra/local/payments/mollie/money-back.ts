import { type Answer, type Call, type Values, asText } from '../http/exchange';
import { disputesOf, finishRefund, makeRefund, refundsOf, remainingOf } from '../ledger/money-back';
import { type Account, type Refund } from '../state/records';
import { type World } from '../state/world';
import { absent, hal, refuse } from './answers';
import { list } from './lists';
import { readAmount } from './money';
import { ownPayment } from './payments';
import { chargebackView, refundView } from './views';

export function createRefund(world: World, account: Account, id: string, body: Values): Answer {
  const payment = ownPayment(world, account, id);
  const { amount, currency } = readAmount(body);
  if (payment.paidAt === null) throw refuse('The payment is not paid and cannot be refunded');
  if (currency !== payment.currency) throw refuse('The currency differs from the payment', 'amount.currency');
  if (amount > remainingOf(world, payment)) throw refuse('The amount is higher than the maximum', 'amount');
  const refund = makeRefund(world, payment, {
    ...{ amount, description: asText(body['description']) ?? payment.description, reason: null },
    metadata: body['metadata'] ?? null,
  });
  return hal(201, refundView(world, refund));
}

export function getRefund(world: World, account: Account, payment: string, id: string): Answer {
  return hal(200, refundView(world, ownRefund(world, account, payment, id)));
}

/** Of one payment, or of all. */
export function listRefunds(world: World, account: Account, call: Call, payment?: string): Answer {
  const refunds =
    payment === undefined
      ? world.store.refunds.all().filter((one) => one.account === account.id)
      : refundsOf(world, ownPayment(world, account, payment));
  return list(world, call, 'refunds', refunds, (refund) => refundView(world, refund));
}

export function cancelRefund(world: World, account: Account, payment: string, id: string): Answer {
  const refund = ownRefund(world, account, payment, id);
  if (refund.state !== 'pending') throw refuse('The refund cannot be cancelled');
  finishRefund(world, refund, 'cancelled', world.now());
  return { status: 204, headers: {}, body: '' };
}

export function getChargeback(world: World, account: Account, payment: string, id: string): Answer {
  const found = disputesOf(world, ownPayment(world, account, payment)).find((one) => one.id === id);
  if (found === undefined) throw absent('chargeback', id);
  return hal(200, chargebackView(world, found));
}

export function listChargebacks(world: World, account: Account, call: Call, payment?: string): Answer {
  const disputes =
    payment === undefined
      ? world.store.disputes.all().filter((one) => one.account === account.id)
      : disputesOf(world, ownPayment(world, account, payment));
  return list(world, call, 'chargebacks', disputes, (dispute) => chargebackView(world, dispute));
}

function ownRefund(world: World, account: Account, payment: string, id: string): Refund {
  const found = refundsOf(world, ownPayment(world, account, payment)).find((one) => one.id === id);
  if (found === undefined) throw absent('refund', id);
  return found;
}
