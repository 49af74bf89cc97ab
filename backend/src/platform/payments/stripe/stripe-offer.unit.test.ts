import { PAYMENT_METHODS } from '../../../../../contract/payments/methods';
import { ProviderServer } from '../../../../test/support/provider-server';
import { stripeConfiguration, stripeList } from '../../../../test/support/stripe-wire';
import { configurationName } from './stripe-methods';
import { StripeProvider } from './stripe-provider';

const access = { apiKey: 'sk_test_1', mode: 'test' } as const;
const EVERYTHING = PAYMENT_METHODS.flatMap((method) => configurationName(method) ?? []);
let server: ProviderServer;
let configurations = [stripeConfiguration(EVERYTHING)];

beforeAll(async () => {
  server = await ProviderServer.start('application/json');
  server.answer = ({ path }) => [200, stripeList(path, configurations)];
});
afterAll(() => server.stop());
beforeEach(() => {
  configurations = [stripeConfiguration(EVERYTHING)];
});

const offer = (currency: string, country: string, amount = 1999) =>
  new StripeProvider(server.address).offer(access, { sum: { amount, currency }, country });
const methods = async (currency: string, country: string, amount?: number) =>
  (await offer(currency, country, amount)).map(({ method }) => method).join(' ');

const CARDS = 'card applepay googlepay';
test.each([
  ['EUR', 'NL', `ideal ${CARDS} paypal klarna sepa_debit`],
  ['EUR', 'BE', `bancontact ${CARDS} paypal klarna sepa_debit`],
  ['EUR', 'DE', `${CARDS} paypal klarna wero sepa_debit`],
  ['EUR', 'AT', `${CARDS} paypal klarna eps sepa_debit`],
  ['EUR', 'ES', `${CARDS} paypal klarna bizum sepa_debit`],
  ['EUR', 'FI', `${CARDS} paypal klarna mobilepay sepa_debit`],
  ['EUR', 'US', `${CARDS} paypal`],
  ['PLN', 'PL', `${CARDS} paypal klarna blik przelewy24`],
  ['SEK', 'SE', `${CARDS} paypal klarna swish`],
  ['DKK', 'DK', `${CARDS} paypal klarna mobilepay`],
  ['NOK', 'NO', `${CARDS} paypal klarna`],
  ['CHF', 'CH', `${CARDS} paypal klarna twint`],
  ['GBP', 'GB', `${CARDS} paypal klarna`],
  ['USD', 'US', `${CARDS} paypal klarna`],
  ['RON', 'RO', `${CARDS} klarna`],
  ['CZK', 'CZ', `${CARDS} paypal klarna`],
  ['CAD', 'CA', `${CARDS} paypal klarna`],
  ['AUD', 'AU', `${CARDS} paypal klarna`],
  ['NZD', 'NZ', `${CARDS} paypal klarna`],
])('an account with everything offers for %s in %s: %s', async (currency, country, expected) => {
  expect(await methods(currency, country)).toBe(expected);
});

test('what an account has not switched on, or may not use, is not offered', async () => {
  const off = { card: { available: false, display_preference: { value: 'on' } } };
  configurations = [stripeConfiguration(['ideal', 'wero'], off)];
  expect(await methods('EUR', 'NL')).toBe('ideal');
});

test('limits are told, and kept', async () => {
  expect(await offer('EUR', 'NL')).toContainEqual({ method: 'sepa_debit', least: 50, most: 1_000_000 });
  expect(await methods('EUR', 'NL', 49)).toBe('');
  expect(await methods('EUR', 'NL', 50)).toContain('ideal');
  expect(await methods('EUR', 'NL', 1_000_001)).not.toContain('sepa_debit');
});

test('the configuration is the account’s own default', async () => {
  configurations = [
    stripeConfiguration(['ideal'], { id: 'pmc_2', parent: 'pmc_parent' }),
    stripeConfiguration(['ideal'], { id: 'pmc_3', active: false }),
    stripeConfiguration(['ideal'], { id: 'pmc_4', is_default: false }),
    stripeConfiguration(['card'], { id: 'pmc_5' }),
  ];
  expect(await methods('EUR', 'NL')).toBe('card');
});

test('an account without a configuration offers nothing', async () => {
  configurations = [];
  await expect(methods('EUR', 'NL')).rejects.toMatchObject({ fault: 'refused', code: 'no_payment_methods' });
});
