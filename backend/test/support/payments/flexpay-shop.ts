import { BankProvider } from '../../../src/platform/payments/bank/bank-provider';
import { FlexPayProvider } from '../../../src/platform/payments/flexpay/flexpay-provider';
import { signatureOf } from '../../../src/platform/payments/flexpay/flexpay-signature';
import { PaymentProviders } from '../../../src/platform/payments';
import { type TestApi } from '../api';
import { ProviderServer } from '../provider-server';
import { type FakeProvider } from './fake-provider';
import * as paying from './paying';

const SHOP = '12345';
const KEY = 'signature-key-of-the-shop';

/** A website at Verotel: the real adapter, a status service that a test decides, and postbacks signed as Verotel signs. */
export class FlexPayShop {
  /** The sums that were paid, by reference. */
  readonly sales = new Map<string, string>();
  events = '';
  private readonly numbers = new Map<string, number>();

  private constructor(
    private readonly api: TestApi,
    private readonly server: ProviderServer,
    readonly provider: FlexPayProvider,
  ) {
    server.answer =
      ({ query }) =>
      (response) =>
        response.writeHead(200).end(this.statusOf(query.get('referenceID') ?? ''));
  }

  /** Connects the first brand with it, beside other providers. */
  static async open(api: TestApi, others: readonly FakeProvider[]): Promise<FlexPayShop> {
    const server = await ProviderServer.start('text/plain');
    const shop = new FlexPayShop(api, server, new FlexPayProvider(server.address, 'https://pay.example'));
    jest.spyOn(api.running.app.get(PaymentProviders, { strict: false }), 'byName').mockImplementation((name) => {
      const found = [...others, shop.provider, new BankProvider()].find((provider) => provider.name === name);
      if (!found) throw new Error(`no fake ${name}`);
      return found;
    });
    shop.events = await paying.connect(api, 'flexpay', shop.provider, undefined, `${SHOP}:${KEY}`);
    return shop;
  }

  /** How often it was asked how a sale stands. */
  get asked(): number {
    return this.server.calls.length;
  }

  forget(): void {
    this.server.reset();
    this.sales.clear();
  }

  close(): void {
    this.server.stop();
  }

  /** The id of the sale of a reference. */
  saleOf(reference: string): string {
    const number = this.numbers.get(reference) ?? 456_000 + this.numbers.size;
    this.numbers.set(reference, number);
    return String(number);
  }

  /** A postback of a sale for 9.99, unless told. */
  tell(parameters: { readonly referenceID: string } & Record<string, string>, path = this.events, key = KEY) {
    const told = {
      ...{ shopID: SHOP, type: 'purchase', saleID: this.saleOf(parameters.referenceID), paymentMethod: 'CC' },
      ...{ priceAmount: '9.99', priceCurrency: 'EUR', ...parameters },
    };
    return this.api
      .on('console.localhost')
      .get(path)
      .query({ ...told, signature: signatureOf(told, key) });
  }

  private statusOf(reference: string): string {
    const amount = this.sales.get(reference);
    if (amount === undefined) return 'response: NOTFOUND';
    const sale = `saleID: ${this.saleOf(reference)}\nreferenceID: ${reference}`;
    return `response: FOUND\n${sale}\npriceAmount: ${amount}\npriceCurrency: EUR\nsaleResult: APPROVED`;
  }
}
