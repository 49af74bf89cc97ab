import { SECOND, type TestApi } from '../../../../test/support/api';
import { within } from '../../../../test/support/credits';
import { BANK_KEY } from '../../../../test/support/payments/bank-debits';
import * as paying from '../../../../test/support/payments/paying';
import { PaymentsApi } from '../../../../test/support/payments/payments-api';
import { rows } from '../../../../test/support/people';
import { ProviderError } from '../../../platform/payments';
import { BankProvider } from '../../../platform/payments/bank/bank-provider';
import { LOGGER } from '../../../platform/telemetry';
import { Domains, PublishedSites } from '../../tenants';
import { MethodOffers } from '../offers/method-offers';
import { ProviderAccounts } from '../provider-accounts/provider-accounts';
import { PaymentPreflight, type SoldDocument } from './payment-preflight';

let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(67);
  ({ api } = sale);
});
afterAll(() => api.close());
afterEach(() => {
  jest.restoreAllMocks();
  paying.useProviders(api, sale.mollie, sale.stripe);
});

/** The findings about a brand, by default the first one, as though its settings were others. */
async function findings(
  change: Partial<SoldDocument['settings']> = {},
  host?: string,
  features: Partial<SoldDocument['features']> = {},
) {
  const tenant = await paying.tenantOf(api, host);
  // Without the lists that other tests asked for.
  const { app } = api.running;
  const accounts = app.get(ProviderAccounts, { strict: false });
  const methods = new MethodOffers(accounts, app.get(LOGGER));
  const preflight = new PaymentPreflight(accounts, methods, app.get(Domains, { strict: false }));
  const { document } = await within(api, () => app.get(PublishedSites).get(tenant), host);
  const found = await preflight.check(tenant, {
    ...document,
    settings: { ...document.settings, ...change },
    features: { ...document.features, ...features },
  });
  return found.map(({ severity, code, path }) => `${severity} ${code} ${path}`);
}

it('finds nothing where keys work and every package can be paid', async () => {
  expect(await findings()).toEqual([]);
});

it('tells a key that is refused from a provider that does not answer, and one of the other mode', async () => {
  jest.spyOn(sale.mollie, 'verify').mockRejectedValueOnce(new ProviderError('unauthorised', 'bad_key'));
  expect(await findings()).toEqual(['error key_refused payments.accounts.mollie']);
  jest.spyOn(sale.mollie, 'verify').mockRejectedValueOnce(new ProviderError('silent', 'no_answer'));
  expect(await findings()).toEqual(['warning provider_silent payments.accounts.mollie']);
  jest.spyOn(sale.stripe, 'verify').mockResolvedValueOnce({ mode: 'live' as 'test', payee: 'Fake' });
  expect(await findings()).toEqual(['error key_of_other_mode payments.accounts.stripe']);
});

it('finds a live key in a brand that nobody can visit, and a test key in one that is live', async () => {
  await rows(api, "update provider_account set mode = 'live' where id = 'stripe'");
  expect(await findings()).toEqual(
    expect.arrayContaining(['error live_key_in_test_brand payments.accounts.stripe']) as unknown,
  );
  await rows(api, "update provider_account set mode = 'test'");
  const tenant = await paying.tenantOf(api);
  await rows(
    api,
    `insert into domain (host, tenant_id, kind, state, version)
     select 'everglow.example', $1, 'alias', 'live', version from domain where tenant_id = $1 limit 1`,
    [tenant],
  );
  expect(await findings()).toEqual([
    ...['warning test_key_in_live_brand payments.accounts.mollie'],
    ...['warning test_key_in_live_brand payments.accounts.stripe'],
  ]);
  await rows(api, "delete from domain where host = 'everglow.example'");
});

it('finds the packages of a country that nobody has a way to pay for, nor direct debit', async () => {
  jest.spyOn(sale.mollie, 'offer').mockResolvedValue([]);
  jest
    .spyOn(sale.stripe, 'offer')
    .mockImplementation((...[, wanted]: unknown[]) =>
      Promise.resolve((wanted as { country: string }).country === 'BE' ? [] : [{ method: 'card' }]),
    );
  expect(await findings({ countries: ['NL', 'BE'] })).toEqual([]);
  const found = await findings({ countries: ['NL', 'BE'] }, undefined, { direct_debit: false });
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map((one) => one.replace(/\.\w+$/, '')))).toEqual(
    new Set(['error currency_without_method packages']),
  );
});

it('finds a bank that collects nothing, because the brand takes no direct debits', async () => {
  paying.useProviders(api, sale.mollie, sale.stripe, new BankProvider());
  await paying.connect(api, 'bank', new BankProvider(), undefined, BANK_KEY);
  expect(await findings()).toEqual([]);
  expect(await findings({}, undefined, { direct_debit: false })).toEqual([
    'warning bank_without_debits payments.accounts.bank',
  ]);
  await rows(api, "delete from provider_account where id = 'bank'");
});

it('names the rule of a provider that does not serve the niche, and says where nothing is connected', async () => {
  expect(await findings({ niche: 3 })).toEqual([
    'warning niche_refused payments.accounts.mollie',
    'warning niche_refused payments.accounts.stripe',
  ]);
  await rows(api, "update provider_account set status = 'closing' where tenant_id = $1", [
    await paying.tenantOf(api, SECOND),
  ]);
  expect(await findings({}, SECOND)).toEqual(['warning no_provider payments']);
  expect(await findings()).toEqual([]);
});
