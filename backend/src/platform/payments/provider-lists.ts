import {
  type DisputeReport,
  type Money,
  type PaymentMode,
  type PaymentStatus,
  type RefundReport,
} from './provider-reports';

/** A span of time: `from` belongs to it, `until` does not. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

export interface ListedPayment {
  readonly payment: string;
  readonly otherId: string | undefined;
  readonly attempt: string | undefined;
  readonly status: PaymentStatus;
  readonly mode: PaymentMode;
  readonly sum: Money;
  readonly createdAt: Date;
}

export interface ListedRefund extends RefundReport {
  /** The payment's id, or its other one. */
  readonly payment: string;
  readonly createdAt: Date;
}

export interface ListedDispute extends DisputeReport {
  /** The payment's id, or its other one. */
  readonly payment: string;
  readonly createdAt: Date;
}

/**
 * Something that moved the balance of the account at the provider. `payout` goes to the bank, `fee` is a charge of the
 * provider's own, `other` is anything that needs somebody's look.
 */
export type BalanceKind = 'payment' | 'refund' | 'dispute' | 'payout' | 'fee' | 'other';

/** Below zero is what left the balance; `net` is what the balance changed by: `gross` without `fee`. */
export interface BalanceLine {
  readonly id: string;
  readonly kind: BalanceKind;
  /** In the provider's words, for staff. */
  readonly kindAtProvider: string;
  /** The payment that it is about, by its id or its other one. */
  readonly payment: string | undefined;
  readonly currency: string;
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
  readonly at: Date;
}

/** The lists that a provider can give, by name. */
export interface Listed {
  readonly payments: ListedPayment;
  readonly refunds: ListedRefund;
  readonly disputes: ListedDispute;
  readonly balance: BalanceLine;
}

export interface ListWish<What extends keyof Listed> {
  readonly what: What;
  readonly period: Period;
  /** `next` of the page before. */
  readonly after?: string;
}

export interface ListedPage<What extends keyof Listed> {
  readonly items: readonly Listed[What][];
  /** Undefined on the last page. */
  readonly next: string | undefined;
}
