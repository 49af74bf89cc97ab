import { type PaymentMethod } from '../../../../contract/payments/methods';
import { type ListWish, type Listed, type ListedPage } from './provider-lists';
import {
  type DisputeReport,
  type Money,
  type PaymentMode,
  type PaymentStatus,
  type RefundReport,
} from './provider-reports';

export { type DisputeReport, type Money, type PaymentMode, type PaymentStatus, type RefundReport };

export const PROVIDER_NAMES = ['mollie', 'stripe', 'flexpay', 'bank'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Providers that do not say whether a key moves real money: the mode that it was given as is believed. */
export const MODE_IS_BELIEVED: ReadonlySet<ProviderName> = new Set(['flexpay', 'bank']);

/** Providers whose signed events are booked as they are: the secret that signs them books payments. */
export const EVENTS_ARE_BELIEVED: ReadonlySet<ProviderName> = new Set(['flexpay']);

/** What opens one tenant's account at a provider. */
export interface ProviderAccess {
  readonly apiKey: string;
  readonly mode: PaymentMode;
  /** Opens the account's balance, where the other key does not. */
  readonly reportsKey?: string | undefined;
}

export interface OfferedMethod {
  readonly method: PaymentMethod;
  /** In minor units of the currency that was asked for, where the provider says so. */
  readonly least?: number;
  readonly most?: number;
}

export interface NewPayment {
  /** Our attempt's id: it stands in the provider's metadata, and two calls with it make one payment. */
  readonly attempt: string;
  readonly sum: Money;
  readonly method: PaymentMethod;
  /** ISO 3166-1, of the payer. */
  readonly country: string;
  /** BCP 47, of the pages at the provider. */
  readonly locale: string;
  /** On the provider's page and the bank statement: it must not tell what kind of site this is. */
  readonly description: string;
  /** Where the payer comes back to, however it ended. */
  readonly returnUrl: string;
  /** Where the provider tells of changes, where it is told so for each payment. */
  readonly eventsUrl: string;
  readonly expiresAt: Date;
}

export interface Checkout {
  /** The provider's id of the payment. */
  readonly payment: string;
  /** The hosted page. Undefined once the payment can no longer be paid. */
  readonly url: string | undefined;
  readonly expiresAt: Date | undefined;
}

/** Everything that the provider says of one payment at one moment. */
export interface PaymentReport {
  readonly payment: string;
  /** A second id under which events may name it, such as Stripe's payment intent. */
  readonly otherId: string | undefined;
  readonly status: PaymentStatus;
  /** In the provider's own words, for staff. */
  readonly statusAtProvider: string;
  readonly mode: PaymentMode;
  readonly sum: Money;
  /** Out of the metadata; undefined where it is none of ours. */
  readonly attempt: string | undefined;
  readonly method: PaymentMethod | undefined;
  /** Why it failed, as a short stable code. */
  readonly failure: string | undefined;
  /** ISO 3166-1, of the card or bank account, where the provider tells. */
  readonly payerCountry: string | undefined;
  readonly refunds: readonly RefundReport[];
  readonly disputes: readonly DisputeReport[];
}

export interface NewRefund {
  readonly payment: string;
  /** Ours: two calls with it make one refund. */
  readonly key: string;
  readonly sum: Money;
}

/** A mandate for direct debits, as the payer signed it. */
export interface SignedMandate {
  /** Ours, up to 35 characters of SEPA's set: two calls with it make one mandate. */
  readonly reference: string;
  readonly holder: string;
  readonly iban: string;
  /** `YYYY-MM-DD` */
  readonly signedOn: string;
}

/** The provider's ids of a mandate and its customer. */
export interface RegisteredMandate {
  readonly customer: string;
  readonly mandate: string;
}

export interface NewDebit {
  /** As in NewPayment. */
  readonly attempt: string;
  readonly sum: Money;
  readonly description: string;
  readonly eventsUrl: string;
  readonly mandate: RegisteredMandate;
}

/** Collecting by direct debit, without a page of the provider. Errors are as those of PaymentProvider. */
export interface ProviderDebits {
  /** Whether it collects from accounts of the IBAN's country. */
  takesIban(iban: string): boolean;
  registerMandate(access: ProviderAccess, mandate: SignedMandate): Promise<RegisteredMandate>;
  /** Answers how it stands; a bank takes days. `find` knows it by its attempt where the answer was lost. */
  createDebit(access: ProviderAccess, debit: NewDebit): Promise<PaymentReport>;
  /** Ends a mandate at the provider. One that is gone there is no failure. */
  revokeMandate(access: ProviderAccess, mandate: RegisteredMandate): Promise<void>;
}

/** A call of the provider, as it arrived. */
export interface ReceivedCall {
  /** Without the question mark; empty where there is none. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface EventAuthority {
  /** Any of them may have signed: there are two while one is replaced. */
  readonly secrets: readonly string[];
  /** The account's own, where events are signed by it. */
  readonly apiKey: string;
  readonly mode: PaymentMode;
  readonly now: Date;
}

/**
 * The facts that a provider has signed and does not tell when it is asked: a whole payment, or money that went back and
 * nothing of the payment itself.
 */
export type SignedFacts =
  | { readonly report: PaymentReport }
  | { readonly refunds: readonly RefundReport[]; readonly disputes: readonly DisputeReport[] };

/** A hint that a payment has changed. Nothing in it is believed but the id and what is signed: the payment is read again. */
export interface ProviderEvent {
  /** Unique in the account: the same event again has the same key. */
  readonly key: string;
  /** The provider's id of the payment, or its other one. */
  readonly payment: string;
  /** In the provider's words, for staff. */
  readonly kind: string;
  readonly signed?: SignedFacts;
}

/** The answer that a provider wants once it has told something. It is the same for all that it tells, known or not. */
export interface EventAnswer {
  readonly status: 200 | 204;
  readonly text: string;
}

export interface AccountFacts {
  readonly mode: PaymentMode;
  /** Whom the payer sees, for staff. */
  readonly payee: string;
}

/**
 * A provider of payments. Every call ends within ten seconds, and fails with a ProviderError that says whether it may have
 * been done. No call is repeated by the adapter itself: whoever calls decides that.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** `by_hand`: there is no call for it, and staff make refunds on the provider's own pages. */
  readonly refunds: 'by_call' | 'by_hand';
  /** `by_hand`: nobody can be asked how a payment stands, and staff tell it. `read` is refused. */
  readonly reports: 'by_call' | 'by_hand';
  readonly eventAnswer: EventAnswer;
  /** Undefined where direct debits are paid on the provider's own page, or not at all. */
  readonly debits: ProviderDebits | undefined;
  /** Throws where the key does not work. */
  verify(access: ProviderAccess): Promise<AccountFacts>;
  /** The provider's own list for a sum and a payer's country, in its order. */
  offer(access: ProviderAccess, wanted: { readonly sum: Money; readonly country: string }): Promise<OfferedMethod[]>;
  create(access: ProviderAccess, payment: NewPayment): Promise<Checkout>;
  /** Finds what `create` made of an attempt, where its answer was lost. `since` is when it was asked. */
  find(access: ProviderAccess, attempt: string, since: Date): Promise<Checkout | undefined>;
  read(access: ProviderAccess, payment: string): Promise<PaymentReport>;
  /** Ends a payment that nobody has paid yet. Whether that came in time is told by `read`. */
  cancel(access: ProviderAccess, payment: string): Promise<void>;
  refund(access: ProviderAccess, refund: NewRefund): Promise<RefundReport>;
  /**
   * One page of what was made, or moved the balance, within a period. Undefined where the provider does not tell, or not with
   * these keys.
   */
  list<What extends keyof Listed>(access: ProviderAccess, wish: ListWish<What>): Promise<ListedPage<What> | undefined>;
  /** Undefined for what is not about a payment, was not signed by the provider, or comes from the other mode. */
  readEvent(call: ReceivedCall, authority: EventAuthority): ProviderEvent | undefined;
}
