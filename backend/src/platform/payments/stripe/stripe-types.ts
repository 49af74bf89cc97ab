// The client is loaded by `import()`, which has types of its own.
import type Client from 'stripe' with { 'resolution-mode': 'import' };

export type StripeClient = Client;
export type Session = Client.Checkout.Session;
export type SessionParameters = Client.Checkout.SessionCreateParams;
export type SessionLocale = Client.Checkout.SessionCreateParams.Locale;
export type PaymentIntent = Client.PaymentIntent;
export type Charge = Client.Charge;
export type ChargeDetails = Client.Charge.PaymentMethodDetails;
export type Refund = Client.Refund;
export type Dispute = Client.Dispute;
export type BalanceTransaction = Client.BalanceTransaction;
export type MethodConfiguration = Client.PaymentMethodConfiguration;
