/** The reasons of refunds of payments that brought no credits: a second one of an order, and one of an account that is gone. */
const UNUSED_PAYMENTS = ['duplicate', 'no_account'] as const;
export type UnusedPayment = (typeof UNUSED_PAYMENTS)[number];

const NAMES = UNUSED_PAYMENTS.map((reason) => `'${reason}'`).join(', ');

/** SQL: whether the refund with that alias is of such a payment. Its money is the payer’s in any case, so it is never waived. */
export const isOfUnusedPayment = (refund: string): string => `${refund}.reason in (${NAMES})`;
/** SQL: whether it is of a purchase. */
export const isOfPurchase = (refund: string): string => `${refund}.reason not in (${NAMES})`;
