import { PAYMENT_METHODS, type PaymentMethod } from '../../../../contract/payments/methods';

/** The order that an address names, and the way to pay that it suggests: `/credits/12/paypal`. */
export function orderIn(path: string): { readonly id: number; readonly method: PaymentMethod | undefined } {
  const [, , id, wanted] = path.split('/');
  return { id: Number(id), method: PAYMENT_METHODS.find((method) => method === wanted) };
}
