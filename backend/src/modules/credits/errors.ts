import { Problem } from '../../platform/http';

/** Nothing happened: what was asked for costs more than there is. */
export class NotEnoughCredits extends Problem {
  readonly code = 'not_enough_credits';
  readonly kind = 'denied';
  override readonly members: { readonly credits: number; readonly cost: number };

  constructor(credits: number, cost: number) {
    super();
    this.members = { credits, cost };
  }
}

/** The key of an entry came again with something else than the first time. */
export class CreditKeyUsed extends Problem {
  readonly code = 'credit_key_used';
  readonly kind = 'conflict';
}

export class TransactionNotFound extends Problem {
  readonly code = 'transaction_not_found';
  readonly kind = 'absent';
}

/** A reversal is not reversed, nor is what money stands behind: that is refunded with its order. */
export class NotReversible extends Problem {
  readonly code = 'not_reversible';
  readonly kind = 'conflict';
}
