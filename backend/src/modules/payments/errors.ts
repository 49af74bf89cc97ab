import { Problem } from '../../platform/http';

/** The package is not sold, or not where the member lives. */
export class PackageNotFound extends Problem {
  readonly code = 'package_not_found';
  readonly kind = 'absent';
}

/** Prices have changed since the page was loaded; nothing was ordered. */
export class PriceChanged extends Problem {
  readonly code = 'price_changed';
  readonly kind = 'conflict';
  override readonly members: { readonly amount: number; readonly currency: string };

  constructor(amount: number, currency: string) {
    super();
    this.members = { amount, currency };
  }
}

/** The way to pay is not offered for this sum, country and currency, or not any more. */
export class MethodNotOffered extends Problem {
  readonly code = 'payment_method_not_offered';
  readonly kind = 'conflict';
}

/** The key of an order came again with another package or price. */
export class OrderKeyUsed extends Problem {
  readonly code = 'order_key_used';
  readonly kind = 'conflict';
}

export class OrderNotFound extends Problem {
  readonly code = 'order_not_found';
  readonly kind = 'absent';
}

/** There is none before an order is paid. */
export class ReceiptNotFound extends Problem {
  readonly code = 'receipt_not_found';
  readonly kind = 'absent';
}

/** It was paid, has expired or was cancelled: whoever wants to buy orders anew. */
export class OrderClosed extends Problem {
  readonly code = 'order_closed';
  readonly kind = 'conflict';
}

/** The bank has been asked for the money, which cannot be taken back: another payment would be a second one. */
export class DebitUnderWay extends Problem {
  readonly code = 'debit_under_way';
  readonly kind = 'conflict';
}

/** No provider answers, or none is connected. Nothing was charged. */
export class PaymentsUnavailable extends Problem {
  readonly code = 'payments_unavailable';
  readonly kind = 'unavailable';
  override readonly retryAfter = 30;
}

export class ProviderAccountExists extends Problem {
  readonly code = 'provider_account_exists';
  readonly kind = 'conflict';
}

export class ProviderAccountNotFound extends Problem {
  readonly code = 'provider_account_not_found';
  readonly kind = 'absent';
}

/** The provider does not take the key, or it is one of the other mode. Nothing was stored. */
export class ProviderKeyRefused extends Problem {
  readonly code = 'provider_key_refused';
  readonly kind = 'conflict';
  override readonly members: { readonly reason: string };

  /** @param reason A short stable code, which never has a part of the key. */
  constructor(reason: string) {
    super(`The provider refuses the key (${reason}).`);
    this.members = { reason };
  }
}

/** The provider could not be asked, so that nothing was stored. It is a conflict because the fault is not ours. */
export class ProviderUnanswered extends Problem {
  readonly code = 'provider_unanswered';
  readonly kind = 'conflict';
  override readonly members: { readonly reason: string };

  constructor(reason: string) {
    super(`The provider does not answer (${reason}). Nothing was changed: try again.`);
    this.members = { reason };
  }
}

/** Something about this account waits for a second person. It is decided first. */
export class ProviderRequestWaits extends Problem {
  readonly code = 'provider_request_waits';
  readonly kind = 'conflict';

  constructor() {
    super('A change of this account waits for a second person: have it approved or refused first.');
  }
}

export class ProviderRequestNotFound extends Problem {
  readonly code = 'provider_request_not_found';
  readonly kind = 'absent';
}

export class ProviderRequestDecided extends Problem {
  readonly code = 'provider_request_decided';
  readonly kind = 'conflict';
}

/** The payer's bank has asked for the money of this order: it is not paid back twice. */
export class OrderInDispute extends Problem {
  readonly code = 'order_in_dispute';
  readonly kind = 'conflict';
}

export class RefundNotFound extends Problem {
  readonly code = 'refund_not_found';
  readonly kind = 'absent';
}

/** Only one that has failed, or that the provider was not asked for in time, can be tried again. */
export class RefundNotFailed extends Problem {
  readonly code = 'refund_not_failed';
  readonly kind = 'conflict';
}

/** It failed, and its sum was paid back otherwise since. */
export class RefundNotOwed extends Problem {
  readonly code = 'refund_not_owed';
  readonly kind = 'conflict';
}

/** Somebody has recorded a transfer of the bank, which waits for a second person: until then nothing else is paid. */
export class RefundTransferWaits extends Problem {
  readonly code = 'refund_transfer_waits';
  readonly kind = 'conflict';
}

/** The payment brought no credits, so its money belongs to the payer and has to go back. */
export class RefundNotWaivable extends Problem {
  readonly code = 'refund_not_waivable';
  readonly kind = 'conflict';
}

/** The provider tells of it by itself, or there is nothing that could be paid back: it failed, or no money has come. */
export class RefundNotByHand extends Problem {
  readonly code = 'refund_not_by_hand';
  readonly kind = 'conflict';
}

export class RefundRequestNotFound extends Problem {
  readonly code = 'refund_request_not_found';
  readonly kind = 'absent';
}

/** It was paid or refused already. */
export class RefundRequestDecided extends Problem {
  readonly code = 'refund_request_decided';
  readonly kind = 'conflict';
}

/** The key came before, with something else. */
export class RefundKeyUsed extends Problem {
  readonly code = 'refund_key_used';
  readonly kind = 'conflict';
}

/** More credits than are left of this order. */
export class RefundCreditsTooHigh extends Problem {
  readonly code = 'refund_credits_too_high';
  readonly kind = 'conflict';
  override readonly members: { readonly unused: number };

  constructor(unused: number) {
    super();
    this.members = { unused };
  }
}

export class DisputeNotFound extends Problem {
  readonly code = 'dispute_not_found';
  readonly kind = 'absent';
}

/** The bank has decided: nothing can be answered any more. */
export class DisputeClosed extends Problem {
  readonly code = 'dispute_closed';
  readonly kind = 'conflict';
}

export class DifferenceNotFound extends Problem {
  readonly code = 'difference_not_found';
  readonly kind = 'absent';
}

/** More than the order has left, or nothing at all. */
export class RefundTooHigh extends Problem {
  readonly code = 'refund_too_high';
  readonly kind = 'conflict';
  override readonly members: { readonly left: number; readonly currency: string };

  constructor(left: number, currency: string) {
    super();
    this.members = { left, currency };
  }
}

/** The days in which one can withdraw are over, where the order was paid. */
export class WithdrawalTooLate extends Problem {
  readonly code = 'withdrawal_too_late';
  readonly kind = 'conflict';
}

/** The key of a statement came again for another order. */
export class WithdrawalKeyUsed extends Problem {
  readonly code = 'withdrawal_key_used';
  readonly kind = 'conflict';
}
