import { toDecimal } from '../decimal-amount';
import {
  type AccountFacts,
  type Checkout,
  type EventAuthority,
  type Money,
  type NewPayment,
  type OfferedMethod,
  type PaymentProvider,
  type PaymentReport,
  type ProviderAccess,
  type ProviderEvent,
  type ReceivedCall,
  type RefundReport,
} from '../provider';
import { CALL_MS, callProvider } from '../provider-calls';
import { ProviderError } from '../provider-error';
import { credentialsIn } from './flexpay-credentials';
import { isSold } from './flexpay-money';
import { readPostback } from './flexpay-postback';
import { referenceOf } from './flexpay-reference';
import { signedAddress } from './flexpay-signature';
import { type FlexPayStatus, readStatus, saleIn, statusReport } from './flexpay-status';

const VERSION = '4';
const LONGEST_ADDRESS = 255;
const LONGEST_DESCRIPTION = 100;

/**
 * Verotel's FlexPay: the payer is sent to an address that we sign, and what became of it comes as a signed postback. The
 * account's key is `<shopID>:<signature key>`. FlexPay says nowhere whether a website is in test mode: ours says so.
 */
export class FlexPayProvider implements PaymentProvider {
  readonly name = 'flexpay';
  readonly debits = undefined;
  readonly refunds = 'by_hand';
  readonly reports = 'by_call';
  /** Verotel pays a card sale back by itself where it hears anything else. */
  readonly eventAnswer = { status: 200, text: 'OK' } as const;

  constructor(
    private readonly address: string,
    /** Where payers' browsers find the pages. */
    private readonly pages: string,
    private readonly timeLimitMs = CALL_MS,
  ) {}

  /** A reference that nobody has used is enough to learn whether the signature is right. */
  async verify(access: ProviderAccess): Promise<AccountFacts> {
    await this.ask(access, 'verify');
    return { mode: access.mode, payee: `website ${credentialsIn(access.apiKey).shop}` };
  }

  /** FlexPay has no list: cards are taken everywhere, in these currencies. */
  offer(_: ProviderAccess, { sum }: { readonly sum: Money; readonly country: string }): Promise<OfferedMethod[]> {
    return Promise.resolve(isSold(sum.currency) ? [{ method: 'card' }] : []);
  }

  /** No call is made: the address that we sign is the payment. */
  async create(access: ProviderAccess, payment: NewPayment): Promise<Checkout> {
    const { shop, key } = credentialsIn(access.apiKey);
    const { sum, method, returnUrl, expiresAt, description } = payment;
    if (method !== 'card' || !isSold(sum.currency)) throw new ProviderError('refused', 'method_unsupported');
    if (returnUrl.length > LONGEST_ADDRESS) throw new ProviderError('refused', 'return_address_too_long');
    const reference = referenceOf(payment);
    const parameters = {
      ...{ version: VERSION, shopID: shop, type: 'purchase', paymentMethod: 'CC', referenceID: reference },
      ...{ priceAmount: toDecimal(sum.amount), priceCurrency: sum.currency },
      description: description.slice(0, LONGEST_DESCRIPTION),
      ...{ successURL: returnUrl, declineURL: returnUrl },
    };
    const url = signedAddress(`${this.pages}/startorder`, parameters, key);
    return Promise.resolve({ payment: reference, url, expiresAt });
  }

  /** No answer of `create` is ever lost; without one nobody was given the address. */
  find(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** Refunds and disputes are told by postbacks alone. */
  async read(access: ProviderAccess, payment: string): Promise<PaymentReport> {
    return statusReport(payment, await this.ask(access, payment), access.mode, new Date());
  }

  /** An address cannot be taken back. */
  cancel(): Promise<void> {
    return Promise.resolve();
  }

  refund(): Promise<RefundReport> {
    return Promise.reject(new ProviderError('refused', 'refund_by_hand'));
  }

  /** There is a list in Verotel's Control Center, and none that a program is told without an agreement of its own. */
  list(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  readEvent(call: ReceivedCall, authority: EventAuthority): ProviderEvent | undefined {
    return readPostback(call, authority);
  }

  private async ask(access: ProviderAccess, reference: string): Promise<FlexPayStatus | undefined> {
    const { shop, key } = credentialsIn(access.apiKey);
    const parameters = { version: VERSION, shopID: shop, referenceID: reference };
    const address = signedAddress(`${this.address}/salestatus`, parameters, key);
    const settings = { timeLimitMs: this.timeLimitMs, readRefusal: () => ({}), readBody: readStatus };
    return callProvider(settings, async (send) => saleIn(readStatus(await (await send(address)).text()) ?? {})).catch(
      (error: unknown) => {
        if (error instanceof ProviderError && error.fault === 'absent') return undefined;
        throw error;
      },
    );
  }
}
