export type ProviderName = 'mollie' | 'stripe' | 'flexpay';

/** Times are milliseconds of the sandbox's own clock; sums are integers in minor units. */
export interface Account {
  readonly id: string;
  readonly provider: ProviderName;
  readonly key: string;
  readonly payee: string;
  /** A revoked key is answered with 401. */
  readonly revoked: boolean;
  /** Above it calls are answered with 429; 0 is no limit. */
  readonly callsPerSecond: number;
  readonly feeBasisPoints: number;
  readonly feeFixed: number;
  readonly disputeFee: number;
  /** The provider's ids of methods that are switched on; undefined is every one. */
  readonly methods?: readonly string[] | undefined;
}

export type PaymentState = 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';

export interface Payment {
  /** `tr_…` at Mollie, `cs_test_…` at Stripe, the shop's own `referenceID` at FlexPay. */
  readonly id: string;
  readonly provider: ProviderName;
  readonly account: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly amount: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  readonly description: string;
  readonly metadata: unknown;
  readonly locale: string | null;
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
  readonly webhookUrl: string | null;
  /** The provider's ids of the methods that the page offers. */
  readonly methods: readonly string[];
  readonly method: string | null;
  readonly country: string | null;
  readonly state: PaymentState;
  /** When the last state was reached. */
  readonly changedAt: number;
  readonly paidAt: number | null;
  /** The provider's code of why it, or the last try, failed. */
  readonly failure: string | null;
  readonly refunds: readonly string[];
  readonly disputes: readonly string[];
  readonly sequence: 'oneoff' | 'first' | 'recurring';
  readonly customer: string | null;
  readonly mandate: string | null;
  /** Stripe's payment intent and charge, FlexPay's sale and transaction, from the first try to pay. */
  readonly intent: string | null;
  readonly charge: string | null;
  /** Stripe's `payment_intent_data.metadata`, `client_reference_id` and the like. */
  readonly extra: Readonly<Record<string, unknown>>;
}

export interface Refund {
  readonly id: string;
  readonly account: string;
  readonly payment: string;
  readonly createdAt: number;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly reason: string | null;
  readonly metadata: unknown;
  readonly state: 'pending' | 'done' | 'failed' | 'cancelled';
}

export interface Dispute {
  readonly id: string;
  readonly account: string;
  readonly payment: string;
  readonly createdAt: number;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  readonly state: 'open' | 'won' | 'lost';
  readonly closedAt: number | null;
}

export interface Customer {
  readonly id: string;
  readonly account: string;
  readonly createdAt: number;
  readonly name: string | null;
  readonly email: string | null;
  readonly locale: string | null;
  readonly metadata: unknown;
}

export interface Mandate {
  readonly id: string;
  readonly account: string;
  readonly customer: string;
  readonly createdAt: number;
  readonly method: string;
  readonly holder: string;
  readonly iban: string | null;
  readonly reference: string | null;
  readonly signedOn: string;
  readonly state: 'valid' | 'invalid';
}

export interface BalanceEntry {
  readonly id: string;
  readonly account: string;
  readonly at: number;
  readonly kind: 'payment' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal';
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  /** The payment, refund or dispute it comes from. */
  readonly source: string;
  readonly settlement: string | null;
}

export interface Settlement {
  readonly id: string;
  readonly account: string;
  readonly at: number;
  readonly currency: string;
  readonly amount: number;
  readonly fees: number;
  readonly entries: number;
}

/** Something that happens by itself at a time. */
export interface Timer {
  readonly id: string;
  readonly at: number;
  readonly kind: 'expire' | 'pay' | 'fail' | 'dispute' | 'refund' | 'refund-fails' | 'deliver';
  readonly subject: string;
  readonly note?: string | undefined;
}

export interface Endpoint {
  readonly id: string;
  readonly account: string;
  readonly url: string;
  readonly secret: string;
}

/** An event that Stripe or FlexPay tells. */
export interface StoredEvent {
  readonly id: string;
  readonly account: string;
  readonly at: number;
  readonly type: string;
  readonly object: unknown;
}

export interface Delivery {
  readonly id: string;
  readonly account: string;
  readonly url: string;
  /** The id of the payment that it is about; at Stripe and FlexPay, an event's as well. */
  readonly payment: string;
  readonly event: string | null;
  readonly endpoint: string | null;
  readonly tries: number;
  readonly state: 'waiting' | 'taken' | 'lost' | 'given_up';
  readonly flaw: 'forged' | 'shifted' | null;
  /** Seconds that the signature's time is off, for a shifted one. */
  readonly shift: number;
}

export interface StoredAnswer {
  readonly id: string;
  readonly at: number;
  readonly fingerprint: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Behaviour {
  readonly id: string;
  readonly area: 'call' | 'webhook';
  readonly kind: string;
  /** Only for this account's id; undefined is each. */
  readonly account?: string | undefined;
  /** The beginning of `METHOD /path`, or of an event's type. */
  readonly on: string;
  readonly probability: number;
  /** How often it still strikes; null is without end. */
  readonly left: number | null;
  readonly seconds: number;
  readonly copies: number;
}

export interface Settings {
  readonly id: 'settings';
  readonly clockOffset: number;
  readonly seed: number;
  readonly drawn: number;
  readonly pendingSeconds: number;
  readonly debitSeconds: number;
  readonly refundSeconds: number;
  readonly chargebackSeconds: number;
  /** So many of the next refunds fail. */
  readonly failingRefunds: number;
}

/** A text message that was taken and not sent. */
export interface TextMessage {
  readonly id: string;
  readonly at: number;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}
