import { type MethodConfiguration, type StripeClient } from './stripe-types';
import {
  type AccountFacts,
  type Checkout,
  type EventAuthority,
  type Money,
  type NewPayment,
  type NewRefund,
  type OfferedMethod,
  type PaymentProvider,
  type PaymentReport,
  type ProviderAccess,
  type ProviderEvent,
  type ReceivedCall,
  type RefundReport,
} from '../provider';
import { type ListWish, type Listed, type ListedPage } from '../provider-lists';
import { CALL_MS, callProvider } from '../provider-calls';
import { ProviderError } from '../provider-error';
import { checkedDispute, checkedRefund, checkedSession } from './stripe-answers';
import { stripeClient } from './stripe-client';
import { readStripeRefusal } from './stripe-error';
import { readStripeEvent } from './stripe-event';
import { listStripe } from './stripe-lists';
import { sessionParameters } from './stripe-session';
import { stripeOffer } from './stripe-offer';
import { chargeOf, checkoutOf, intentOf, refundReportOf, reportOf } from './stripe-report';

/** A session that was made before our clock said so is found as well, in seconds. */
const CLOCK_DIFFERENCE = 300;

/** Stripe's hosted Checkout. A payment's id is its session's, its other one its payment intent's. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly refunds = 'by_call';
  readonly reports = 'by_call';
  readonly eventAnswer = { status: 204, text: '' } as const;
  readonly debits = undefined;
  private readonly address: URL;

  constructor(
    address: string,
    private readonly timeLimitMs = CALL_MS,
  ) {
    this.address = new URL(address);
  }

  verify(access: ProviderAccess): Promise<AccountFacts> {
    return this.call(access, async (stripe) => {
      const [account, configuration] = await Promise.all([
        stripe.accounts.retrieveCurrent(),
        usedConfiguration(stripe),
      ]);
      const payee = account.settings?.dashboard.display_name ?? account.business_profile?.name ?? account.id;
      return { mode: configuration.livemode ? 'live' : 'test', payee };
    });
  }

  offer(access: ProviderAccess, wanted: { readonly sum: Money; readonly country: string }): Promise<OfferedMethod[]> {
    return this.call(access, async (stripe) => stripeOffer(await usedConfiguration(stripe), wanted));
  }

  create(access: ProviderAccess, payment: NewPayment): Promise<Checkout> {
    return this.call(access, async (stripe) => {
      const session = await stripe.checkout.sessions.create(sessionParameters(payment, new Date()), {
        idempotencyKey: payment.attempt,
      });
      return checkoutOf(checkedSession(session));
    });
  }

  find(access: ProviderAccess, attempt: string, since: Date): Promise<Checkout | undefined> {
    return this.call(access, async (stripe) => {
      const created = { gte: Math.floor(since.getTime() / 1000) - CLOCK_DIFFERENCE };
      for await (const session of stripe.checkout.sessions.list({ created, limit: 100 })) {
        if (session.metadata?.['attempt'] === attempt) return checkoutOf(checkedSession(session));
      }
      return undefined;
    });
  }

  read(access: ProviderAccess, payment: string): Promise<PaymentReport> {
    return this.call(access, async (stripe) => {
      const answer = await stripe.checkout.sessions.retrieve(payment, { expand: ['payment_intent.latest_charge'] });
      const session = checkedSession(answer, payment);
      const intent = intentOf(session)?.id;
      // Without a charge no money has moved that could go back.
      if (intent === undefined || chargeOf(session) === undefined) return reportOf(session, [], []);
      const of = { payment_intent: intent, limit: 100 };
      const [refunds, disputes] = await Promise.all([
        stripe.refunds.list(of).autoPagingToArray({ limit: 1000 }),
        stripe.disputes.list(of).autoPagingToArray({ limit: 1000 }),
      ]);
      return reportOf(session, refunds.map(checkedRefund), disputes.map(checkedDispute));
    });
  }

  cancel(access: ProviderAccess, payment: string): Promise<void> {
    return this.call(access, async (stripe) => {
      await stripe.checkout.sessions.expire(payment);
    });
  }

  refund(access: ProviderAccess, { payment, key, sum }: NewRefund): Promise<RefundReport> {
    const refund = async (stripe: StripeClient): Promise<RefundReport> => {
      const session = checkedSession(await stripe.checkout.sessions.retrieve(payment), payment);
      const intent = session.payment_intent;
      if (typeof intent !== 'string') throw new ProviderError('refused', 'nothing_paid');
      if (session.currency?.toUpperCase() !== sum.currency) throw new ProviderError('refused', 'other_currency');
      // Stripe forgets a key after a day, and would then refund a second time.
      for await (const earlier of stripe.refunds.list({ payment_intent: intent, limit: 100 })) {
        if (earlier.metadata?.['refund'] === key) return refundReportOf(checkedRefund(earlier));
      }
      const made = await stripe.refunds.create(
        { payment_intent: intent, amount: sum.amount, metadata: { refund: key } },
        { idempotencyKey: key },
      );
      return refundReportOf(checkedRefund(made));
    };
    return this.call(access, refund, true);
  }

  list<What extends keyof Listed>(access: ProviderAccess, wish: ListWish<What>): Promise<ListedPage<What>> {
    return this.call(access, (stripe) => listStripe(stripe, wish));
  }

  readEvent(call: ReceivedCall, authority: EventAuthority): ProviderEvent | undefined {
    return readStripeEvent(call, authority);
  }

  private call<T>(
    { apiKey }: ProviderAccess,
    work: (stripe: StripeClient) => Promise<T>,
    keepsWords = false,
  ): Promise<T> {
    return callProvider({ timeLimitMs: this.timeLimitMs, readRefusal: readStripeRefusal, keepsWords }, async (send) =>
      work(await stripeClient(this.address, apiKey, send)),
    );
  }
}

/** The account's own configuration that pages use where none is named; those of platforms it is connected to have a parent. */
async function usedConfiguration(stripe: StripeClient): Promise<MethodConfiguration> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  const own = data.filter(({ active, parent }) => active && parent === null);
  const used = own.find(({ is_default: isDefault }) => isDefault) ?? own[0];
  if (used === undefined) throw new ProviderError('refused', 'no_payment_methods');
  return used;
}
