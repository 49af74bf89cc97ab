import { type Answer, type Values, asText, asValues, json } from '../http/exchange';
import { disputedOf, makeRefund, remainingOf } from '../ledger/money-back';
import { type Account } from '../state/records';
import { type World } from '../state/world';
import { absent, refuse, refuseInState } from './answers';
import { expand } from './expand';
import { elements } from './form';
import { paymentOfIntent, refundView } from './views';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'];

export function createRefund(world: World, account: Account, values: Values): Answer {
  const name = values['payment_intent'] === undefined ? 'charge' : 'payment_intent';
  const id = asText(values[name]);
  if (id === null)
    throw refuse('One of the following params should be provided for this request: payment_intent or charge.');
  const payment = paymentOfIntent(world, id);
  if (payment?.account !== account.id) throw absent(name, id, name);
  const reason = asText(values['reason']);
  if (reason !== null && !reasons.includes(reason)) throw refuse('Invalid reason', 'reason');
  if (payment.paidAt === null)
    throw refuseInState('This PaymentIntent does not have a successful charge to refund.', 'charge_not_captured');
  if (disputedOf(world, payment) > 0)
    throw refuseInState(
      `Charge ${payment.charge ?? ''} has been charged back; cannot issue a refund.`,
      'charge_disputed',
    );
  const remaining = remainingOf(world, payment);
  if (remaining === 0)
    throw refuseInState(`Charge ${payment.charge ?? ''} has already been refunded.`, 'charge_already_refunded');
  const amount = values['amount'] === undefined ? remaining : Number(values['amount']);
  if (!Number.isInteger(amount) || amount < 1)
    throw refuse('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > remaining)
    throw refuse(`Refund amount (${amount}) is greater than unrefunded amount on charge (${remaining})`, 'amount');
  const metadata = asValues(values['metadata']);
  const refund = makeRefund(world, payment, { amount, description: '', reason, metadata });
  return json(200, expand(world, refundView(world, refund), elements(values['expand'])));
}
