import { asText, json, type Answer, type Values } from '../http/exchange';
import {
  closeDispute,
  disputesOf,
  finishRefund,
  makeRefund,
  openDispute,
  refundsOf,
  remainingOf,
} from '../ledger/money-back';
import { NotPossible, OUTCOMES, type Outcome, confirmPayment, decidePayment } from '../ledger/payments';
import { settleAccount } from '../ledger/balance';
import { type Payment } from '../state/records';
import { type Fact, type World } from '../state/world';
import { enqueueFact } from '../webhooks/enqueue';
import { accountIn, numberIn, onlyKnown, paymentIn, textIn, wrong } from './read';

/** `POST /_sandbox/payments/<id>/<action>`. */
export function actOnPayment(world: World, id: string, action: string, values: Values): Answer {
  onlyKnown(values, ['method', 'country', 'reason', 'amount', 'currency']);
  const found = paymentIn(world, id);
  const at = world.now();
  const [method, country] = [textIn(values, 'method'), textIn(values, 'country')];
  const payment = world.store.payments.save({
    ...{ ...found, method: method ?? found.method, country: country ?? found.country },
  });
  const [amount, reason] = [numberIn(values, 'amount'), textIn(values, 'reason')];
  return possible(() => {
    switch (action) {
      case 'confirm':
        return confirmPayment(world, payment, at);
      case 'chargeback':
        return openDispute(world, payment, at, amount, reason);
      case 'refund': {
        const most = remainingOf(world, payment);
        if ((amount ?? most) > most || most === 0) throw new NotPossible(`At most ${most} can be refunded.`);
        return makeRefund(world, payment, { amount: amount ?? most, description: '', reason: null, metadata: null });
      }
      case 'change':
        return world.store.payments.save({
          ...{ ...payment, amount: amount ?? payment.amount, currency: asText(values['currency']) ?? payment.currency },
        });
      case 'webhook':
        for (const fact of knownOf(world, payment)) enqueueFact(world, fact, at);
        return payment;
      default:
        if (!OUTCOMES.some((outcome) => outcome === action)) throw wrong(404, `There is no action ${action}.`);
        return decidePayment(world, payment, action as Outcome, at, reason);
    }
  });
}

/** All that a provider has to tell of a payment by now. */
function knownOf(world: World, payment: Payment): Fact[] {
  return [
    { kind: payment.paidAt === null ? 'failed' : 'paid', payment },
    ...refundsOf(world, payment).map((refund) => ({ kind: 'refund_made', payment, refund }) as const),
    ...disputesOf(world, payment).map((dispute) => ({ kind: 'dispute_opened', payment, dispute }) as const),
  ];
}

/** `POST /_sandbox/disputes/<id>/won|lost`. */
export function actOnDispute(world: World, id: string, action: string): Answer {
  const dispute = world.store.disputes.find(id);
  if (dispute === undefined) throw wrong(404, `There is no dispute ${id}.`);
  if (action !== 'won' && action !== 'lost') throw wrong(404, 'A dispute is won or lost.');
  return possible(() => closeDispute(world, dispute, action, world.now()));
}

/** `POST /_sandbox/refunds/<id>/done|failed`. */
export function actOnRefund(world: World, id: string, action: string): Answer {
  const refund = world.store.refunds.find(id);
  if (refund === undefined) throw wrong(404, `There is no refund ${id}.`);
  if (action !== 'done' && action !== 'failed') throw wrong(404, 'A refund is done or failed.');
  return possible(() => finishRefund(world, refund, action, world.now()));
}

export function settle(world: World, values: Values): Answer {
  onlyKnown(values, ['key']);
  return json(200, settleAccount(world, accountIn(world, values['key'])));
}

function possible(act: () => object): Answer {
  try {
    return json(200, act());
  } catch (error) {
    if (error instanceof NotPossible) throw wrong(409, error.message);
    throw error;
  }
}
