import { type PaymentFinding } from '../../payments';
import { HOST, checkTools, checkedBrand, setAt } from '../testing/checked-brand';
import { payments, providers } from './payments';

const brand = checkedBrand();
setAt(brand, ['revision', 'document', 'settings', 'countries'], ['NL', 'BE']);
const ids = brand.revision?.document.packages.map(({ id }) => id) ?? [];
const finding = (code: string, country?: string, path = 'payments'): PaymentFinding => ({
  ...{ severity: 'error', path, code, message: `${code}.` },
  ...(country !== undefined && { country }),
});
const unpaid = (country: string, of: readonly string[] = ids): PaymentFinding[] =>
  of.map((id) => finding('currency_without_method', country, `packages.${id}`));
const run = async (check: typeof payments, findings: readonly PaymentFinding[], one = brand) =>
  check.run(
    one,
    checkTools({ address: '127.0.0.1', port: 1 }, {}, { paymentFindings: () => Promise.resolve(findings) }),
    HOST,
  );

it('keeps from publishing only where a country sells packages and none of them can be paid', async () => {
  expect(await run(payments, [])).toMatchObject({ state: 'ok', found: 'Packages can be paid in NL, BE.' });
  expect(await run(payments, unpaid('BE'))).toMatchObject({ state: 'wrong', found: 'Nothing can be paid in BE.' });
  expect(await run(payments, unpaid('BE', ids.slice(1)))).toMatchObject({ state: 'ok' });
  expect(await run(payments, [finding('no_working_key')])).toMatchObject({ found: 'Nothing can be paid in NL, BE.' });
});

it('waits for a provider that is silent, and for the second person of an account', async () => {
  expect(await run(payments, [...unpaid('BE'), finding('provider_silent')])).toMatchObject({ state: 'wait' });
  expect(await run(payments, [finding('provider_waits')])).toMatchObject({ state: 'wait', fixer: 'operator' });
  expect(await run(payments, [], checkedBrand({ revision: undefined }))).toMatchObject({ state: 'wait' });
});

it('keeps a brand that sells from going live without a provider, and is not needed where nothing is sold', async () => {
  expect(payments.blocks).toBe('publish');
  expect(await run(payments, [finding('no_provider')])).toMatchObject({
    ...{ state: 'wrong', fixer: 'operator' },
    found: 'Packages are sold in NL, BE, and no provider is connected.',
  });
  const free = checkedBrand();
  setAt(free, ['revision', 'document', 'packages'], []);
  expect(await run(payments, [finding('no_provider')], free)).toMatchObject({ state: 'not_needed' });
});

it('tells everything that was found as a hint', async () => {
  expect(providers.blocks).toBe('nothing');
  expect(await run(providers, [])).toMatchObject({ state: 'ok' });
  expect(await run(providers, [finding('no_provider')])).toMatchObject({ state: 'wrong', found: 'no_provider.' });
  expect(await run(providers, [finding('key_refused'), finding('provider_silent')])).toMatchObject({
    state: 'wait',
    found: 'key_refused., provider_silent.',
  });
});
