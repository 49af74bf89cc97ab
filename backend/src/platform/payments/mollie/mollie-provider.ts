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
import {
  type MolliePayment,
  methodsAnswer,
  paymentAnswer,
  paymentsAnswer,
  profileAnswer,
  refundAnswer,
} from './mollie-answers';
import { type MollieCredentials, MollieRequests, loadMollie } from './mollie-client';
import { MollieDebits } from './mollie-debits';
import { readMollieRefusal } from './mollie-error';
import { readMollieEvent } from './mollie-event';
import { listMollie, listMollieBalance } from './mollie-lists';
import { mollieLocale } from './mollie-locale';
import { mollieId, offeredMethod } from './mollie-methods';
import { checkoutOf, limitsOf, mollieAmount, refundReportOf, reportOf, textIn } from './mollie-report';

const PAGE = 250;
/** A payment that was made before our clock said so is found as well, in milliseconds. */
const CLOCK_DIFFERENCE = 300_000;

/** Mollie's payments, paid on its hosted page. */
export class MollieProvider implements PaymentProvider {
  readonly name = 'mollie';
  readonly refunds = 'by_call';
  readonly reports = 'by_call';
  readonly eventAnswer = { status: 204, text: '' } as const;
  readonly debits = new MollieDebits((access, work) => this.call(access, work));

  constructor(
    private readonly address: string,
    private readonly timeLimitMs = CALL_MS,
  ) {}

  verify(access: ProviderAccess): Promise<AccountFacts> {
    return this.call(access, async (requests) => {
      const profile = await requests.ask(profileAnswer, (client, { profilesGetCurrent }) => profilesGetCurrent(client));
      // A profile is live with either key; the key says which money it moves.
      const [, mode = profile.mode] = /^(test|live)_/.exec(access.apiKey) ?? [];
      return { mode: mode === 'live' ? 'live' : 'test', payee: profile.name };
    });
  }

  offer(
    access: ProviderAccess,
    { sum, country }: { readonly sum: Money; readonly country: string },
  ): Promise<OfferedMethod[]> {
    return this.call(access, async (requests) => {
      const answer = await requests.ask(methodsAnswer, (client, { methodsList }) =>
        methodsList(client, { amount: mollieAmount(sum), billingCountry: country, includeWallets: 'applepay' }),
      );
      return answer._embedded.methods.flatMap(({ id, status, minimumAmount, maximumAmount }) => {
        const method = offeredMethod(id);
        if (method === undefined || (status != null && status !== 'activated')) return [];
        return [{ method, ...limitsOf(sum.currency, minimumAmount, maximumAmount) }];
      });
    });
  }

  create(access: ProviderAccess, payment: NewPayment): Promise<Checkout> {
    return this.call(access, async (requests) => {
      const method = mollieId(payment.method);
      if (method === undefined) throw new ProviderError('refused', 'method_unsupported');
      const locale = mollieLocale(payment.locale, payment.country);
      const paymentRequest = {
        amount: mollieAmount(payment.sum),
        description: payment.description,
        redirectUrl: payment.returnUrl,
        webhookUrl: payment.eventsUrl,
        method,
        metadata: { attempt: payment.attempt },
        ...(locale !== undefined && { locale }),
      };
      const created = await requests.ask(paymentAnswer, (client, { paymentsCreate }) =>
        paymentsCreate(client, { idempotencyKey: payment.attempt, paymentRequest }),
      );
      return checkoutOf(created);
    });
  }

  find(access: ProviderAccess, attempt: string, since: Date): Promise<Checkout | undefined> {
    return this.call(access, async (requests) => {
      const earliest = since.getTime() - CLOCK_DIFFERENCE;
      let from: string | undefined;
      do {
        const page = { limit: PAGE, ...(from !== undefined && { from }) };
        const answer = await requests.ask(paymentsAnswer, (client, { paymentsList }) => paymentsList(client, page));
        const { payments } = answer._embedded;
        const found = payments.find(({ metadata }) => textIn(metadata, 'attempt') === attempt);
        if (found !== undefined) return checkoutOf(await readPayment(requests, found.id));
        // The newest come first.
        if (payments.some(({ createdAt }) => Date.parse(createdAt) < earliest)) return undefined;
        from = nextIn(answer._links.next?.href);
      } while (from !== undefined);
      return undefined;
    });
  }

  read(access: ProviderAccess, payment: string): Promise<PaymentReport> {
    return this.call(access, async (requests) => reportOf(await readPayment(requests, payment)));
  }

  cancel(access: ProviderAccess, payment: string): Promise<void> {
    return this.call(access, async (requests) => {
      await requests.ask(paymentAnswer, (client, { paymentsCancel }) => paymentsCancel(client, { paymentId: payment }));
    });
  }

  refund({ apiKey }: ProviderAccess, { payment, key, sum }: NewRefund): Promise<RefundReport> {
    const refund = async (requests: MollieRequests): Promise<RefundReport> => {
      const refundRequest = { amount: mollieAmount(sum), metadata: { refund: key } };
      const { refunds, sum: paid } = reportOf(await readPayment(requests, payment));
      if (paid.currency !== sum.currency) throw new ProviderError('refused', 'other_currency');
      // Mollie forgets a key after an hour, and would then refund a second time.
      const earlier = refunds.find((refund) => refund.key === key);
      if (earlier !== undefined) return earlier;
      const made = await requests.ask(refundAnswer, (client, { refundsCreate }) =>
        refundsCreate(client, { paymentId: payment, idempotencyKey: key, refundRequest }),
      );
      return refundReportOf(made);
    };
    return this.send({ apiKey }, refund, true);
  }

  async list<What extends keyof Listed>(
    access: ProviderAccess,
    wish: ListWish<What>,
  ): Promise<ListedPage<What> | undefined> {
    if (isBalance(wish)) {
      const { reportsKey, mode } = access;
      if (reportsKey === undefined) return undefined;
      const credentials = { advancedAccessToken: reportsKey };
      const page = await this.send(credentials, (requests) => listMollieBalance(requests, wish, mode === 'test'));
      return page as ListedPage<What>;
    }
    return this.call(access, (requests) => listMollie(requests, wish as ListWish<Exclude<What, 'balance'>>)) as Promise<
      ListedPage<What>
    >;
  }

  readEvent(call: ReceivedCall, authority: EventAuthority): ProviderEvent | undefined {
    return readMollieEvent(call, authority);
  }

  private call<T>({ apiKey }: ProviderAccess, work: (requests: MollieRequests) => Promise<T>): Promise<T> {
    return this.send({ apiKey }, work);
  }

  private async send<T>(
    credentials: MollieCredentials,
    work: (requests: MollieRequests) => Promise<T>,
    keepsWords = false,
  ): Promise<T> {
    const mollie = await loadMollie();
    return callProvider({ timeLimitMs: this.timeLimitMs, readRefusal: readMollieRefusal, keepsWords }, (send) =>
      work(new MollieRequests(mollie, this.address, credentials, send)),
    );
  }
}

const isBalance = (wish: ListWish<keyof Listed>): wish is ListWish<'balance'> => wish.what === 'balance';

async function readPayment(requests: MollieRequests, id: string): Promise<MolliePayment> {
  const payment = await requests.ask(paymentAnswer, (client, { paymentsGet }) =>
    paymentsGet(client, { paymentId: id, embed: 'refunds,chargebacks' }),
  );
  if (payment.id !== id) throw new ProviderError('silent', 'answer_unreadable');
  return payment;
}

const nextIn = (href: string | undefined): string | undefined =>
  href === undefined ? undefined : (new URL(href).searchParams.get('from') ?? undefined);
