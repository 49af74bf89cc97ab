import { type ProviderAnswer, ProviderServer } from '../../../../test/support/provider-server';
import { type NewPayment, type ProviderAccess } from '../provider';
import { FlexPayProvider } from './flexpay-provider';
import { isSigned } from './flexpay-signature';

const KEY = 'signature-key-of-the-shop';
const access: ProviderAccess = { apiKey: `12345:${KEY}`, mode: 'live' };
const attempt = '0199ce5c-5c4e-7cc7-9c43-d1a2f4d0a001';
let server: ProviderServer;
let provider: FlexPayProvider;

beforeAll(async () => {
  server = await ProviderServer.start('text/plain');
  provider = new FlexPayProvider(server.address, 'https://secure.verotel.example');
});
afterAll(() => server.stop());
beforeEach(() => server.reset());

const wanted = (more: Partial<NewPayment> = {}): NewPayment => ({
  ...{ attempt, sum: { amount: 1990, currency: 'EUR' }, method: 'card', country: 'DE', locale: 'de-DE' },
  ...{ description: 'Knotted', returnUrl: 'https://knotted.example/credits/7', eventsUrl: 'https://x.example' },
  ...{ expiresAt: new Date(Date.now() + 1_800_000), ...more },
});
const tells = (text: string, status = 200): void => {
  server.answer = (): ProviderAnswer => (response) => response.writeHead(status).end(text);
};
const reference = async (more: Partial<NewPayment> = {}): Promise<string> =>
  (await provider.create(access, wanted(more))).payment;
const sale = (payment: string, more = ''): string =>
  `---\nresponse: FOUND\nsaleID: 456789\nshopID: 12345\nreferenceID: ${payment}\npriceAmount: '19.90'\npriceCurrency: EUR\n` +
  `paymentMethod: CC\nsaleResult: APPROVED\nbillingAddr_country: DE\n${more}`;

test('a payment is an address that is signed, and no call', async () => {
  const payment = wanted();
  const { url = '', payment: id, expiresAt } = await provider.create(access, payment);
  const { origin, pathname, searchParams } = new URL(url);
  expect([origin, pathname, expiresAt]).toEqual(['https://secure.verotel.example', '/startorder', payment.expiresAt]);
  const parameters = Object.fromEntries(searchParams);
  expect(parameters).toEqual({
    ...{ version: '4', shopID: '12345', type: 'purchase', paymentMethod: 'CC', referenceID: id },
    ...{ priceAmount: '19.90', priceCurrency: 'EUR', description: 'Knotted' },
    ...{ successURL: payment.returnUrl, declineURL: payment.returnUrl },
    signature: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  expect(isSigned(parameters, [KEY])).toBe(true);
  expect((await provider.create(access, payment)).url).toBe(url);
  expect(url).not.toContain(KEY);
  expect(server.calls).toEqual([]);
});

test.each<[string, Partial<NewPayment>]>([
  ['a method that FlexPay does not have', { method: 'ideal' }],
  ['a currency that it does not sell in', { sum: { amount: 1990, currency: 'PLN' } }],
  ['a way back that is too long', { returnUrl: `https://knotted.example/${'x'.repeat(255)}` }],
])('%s is refused', async (_, more) => {
  await expect(provider.create(access, wanted(more))).rejects.toMatchObject({ fault: 'refused' });
});

test.each(['12345', 'abc:signature-key', '12345:', `12345 :${KEY}`])('%j opens no account', async (apiKey) => {
  await expect(provider.create({ apiKey, mode: 'test' }, wanted())).rejects.toMatchObject({ fault: 'unauthorised' });
  await expect(provider.verify({ apiKey, mode: 'test' })).rejects.toMatchObject({ fault: 'unauthorised' });
});

test('cards are offered in the currencies of sales', async () => {
  const offer = (currency: string) => provider.offer(access, { sum: { amount: 1, currency }, country: 'DE' });
  expect(await offer('EUR')).toEqual([{ method: 'card' }]);
  expect(await offer('PLN')).toEqual([]);
});

test('a sale is read by a signed address', async () => {
  const payment = await reference();
  tells(sale(payment));
  expect(await provider.read(access, payment)).toEqual({
    ...{ payment, otherId: '456789', status: 'paid', statusAtProvider: 'approved', mode: 'live', attempt },
    ...{ sum: { amount: 1990, currency: 'EUR' }, method: 'card', failure: undefined, payerCountry: 'DE' },
    ...{ refunds: [], disputes: [] },
  });
  expect(server.last).toMatchObject({ method: 'GET', path: '/salestatus' });
  const asked = Object.fromEntries(server.last.query);
  expect(asked).toMatchObject({ version: '4', shopID: '12345', referenceID: payment });
  expect(isSigned(asked, [KEY])).toBe(true);
});

test('what was changed at the provider is reported as it is there', async () => {
  const payment = await reference();
  tells(sale(payment).replace('19.90', '0.01').replace('priceCurrency: EUR', 'priceCurrency: USD'));
  expect(await provider.read(access, payment)).toMatchObject({ sum: { amount: 1, currency: 'USD' }, status: 'paid' });
  tells(sale('another-reference'));
  expect(await provider.read(access, payment)).toMatchObject({ attempt: undefined });
});

test('without a sale it is still to be paid, until its time is over', async () => {
  tells('response: NOTFOUND\n');
  const sum = { amount: 1990, currency: 'EUR' };
  expect(await provider.read(access, await reference())).toMatchObject({ status: 'open', attempt, sum });
  const late = await reference({ expiresAt: new Date(Date.now() - 2000) });
  expect(await provider.read(access, late)).toMatchObject({ status: 'expired', attempt, sum });
  tells('gone', 404);
  expect(await provider.read(access, late)).toMatchObject({ status: 'expired' });
  await expect(provider.read(access, 'of-somebody-else')).rejects.toMatchObject({ fault: 'absent' });
});

test.each([
  ['an invalid signature', 'response: ERROR\nerror: Invalid signature', 200, 'unauthorised'],
  ['another refusal', 'response: ERROR\nerror: Version not supported', 200, 'refused'],
  ['a page', '<html>down</html>', 200, 'silent'],
  ['nothing', '', 200, 'silent'],
  ['a sale without its result', 'saleID: 456789', 200, 'silent'],
  ['a sale without its sum', 'response: FOUND\nsaleResult: APPROVED', 200, 'silent'],
  ['too many calls', 'response: ERROR', 429, 'limited'],
  ['a fault of its own', 'response: ERROR', 500, 'silent'],
])('%s tells nothing of a payment', async (_, text, status, fault) => {
  tells(text, status);
  await expect(provider.read(access, await reference())).rejects.toMatchObject({ fault });
});

test('the key is tried on a reference that nobody has used', async () => {
  tells('response: NOTFOUND');
  expect(await provider.verify(access)).toEqual({ mode: 'live', payee: 'website 12345' });
  tells('response: ERROR\nerror: Invalid signature');
  await expect(provider.verify(access)).rejects.toMatchObject({ fault: 'unauthorised' });
});

test('refunds are made by hand, and nothing is called for the rest', async () => {
  expect(provider).toMatchObject({ refunds: 'by_hand', eventAnswer: { status: 200, text: 'OK' } });
  await expect(provider.refund()).rejects.toMatchObject({ fault: 'refused', code: 'refund_by_hand' });
  expect([await provider.find(), await provider.list(), await provider.cancel()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(server.calls).toEqual([]);
});
