/** Test money is never taken for real money, nor the other way round. */
export type PaymentMode = 'test' | 'live';

export interface Money {
  /** Integer, in minor units of the currency. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** `pending` was confirmed by the payer, and the bank says later; the last four are final. */
export type PaymentStatus = 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';

export interface RefundReport {
  readonly id: string;
  /** Ours, of the call that asked for it; undefined where it was made elsewhere, as on the provider's own pages. */
  readonly key: string | undefined;
  readonly status: 'pending' | 'done' | 'failed';
  readonly sum: Money;
  /** Why it failed, as a short stable code. */
  readonly failure?: string | undefined;
}

export interface DisputeReport {
  readonly id: string;
  readonly status: 'open' | 'won' | 'lost';
  readonly sum: Money;
  /** Until then the provider takes evidence, where it says so. */
  readonly evidenceDueAt?: Date | undefined;
  /** Whether evidence was sent, so that only the bank is waited for. */
  readonly isAnswered?: boolean | undefined;
}
