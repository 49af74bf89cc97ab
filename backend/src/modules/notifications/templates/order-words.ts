import { METHOD_NAMES } from '../../../../../contract/payments/method-names';
import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { type Say } from '../mail-texts';

/** A way to pay, in words. */
export const methodName = (method: PaymentMethod, say: Say): string =>
  method === 'card' || method === 'sepa_debit' ? say(`method_${method}`) : METHOD_NAMES[method];
