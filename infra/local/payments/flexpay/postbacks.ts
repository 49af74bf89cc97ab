import { makeRefund, remainingOf } from '../ledger/money-back';
import { type Payment } from '../state/records';
import { type Fact, type World } from '../state/world';
import { type Parameters } from './signature';

/** The parameters that tell of a sale, before they are signed. */
export function saleParameters({ id, account, intent, amount, currency, method }: Payment): Parameters {
  return {
    ...{ shopID: account.replace('shop_', ''), type: 'purchase', referenceID: id, saleID: intent ?? '' },
    ...{ priceAmount: (amount / 100).toFixed(2), priceCurrency: currency, paymentMethod: method ?? 'CC' },
  };
}

/** FlexPay tells of an approved sale and of money that goes back, and of nothing else. */
export function postbackOf(fact: Fact): [type: string, parameters: Parameters][] {
  const { payment } = fact;
  const sale = saleParameters(payment);
  const back = (event: string, { id, amount }: { readonly id: string; readonly amount: number }): Parameters => ({
    ...{ ...sale, event, transactionID: id, parentID: payment.charge ?? '' },
    priceAmount: (amount / 100).toFixed(2),
  });
  switch (fact.kind) {
    case 'paid':
    case 'late_paid':
      return [['purchase', { ...sale, transactionID: payment.charge ?? '', CCBrand: 'VISA' }]];
    case 'refund_made':
      return [['credit', back('credit', fact.refund)]];
    case 'dispute_opened':
      return [['chargeback', back('chargeback', fact.dispute)]];
    default:
      return [];
  }
}

/** A sale by card that the shop does not answer with OK is paid back by itself. */
export function refuseSale(world: World, id: string, type: string): void {
  const payment = world.store.payments.find(id);
  if (type !== 'purchase' || payment === undefined) return;
  const amount = remainingOf(world, payment);
  if (amount > 0) makeRefund(world, payment, { amount, description: '', reason: 'not answered', metadata: null });
}
