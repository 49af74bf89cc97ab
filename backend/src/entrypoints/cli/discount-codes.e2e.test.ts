import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../test/support/api';
import { rows, startAccountsApi } from '../../../test/support/people';
import { tenantsCommand } from './tenants-commands';
import { type Options } from './usage';

const NEW = { code: 'winter20', percent: '20', expires: '2099-01-06T23:00:00Z', author: OPERATOR.email };

let api: TestApi;
const environment = process.env;
beforeAll(async () => {
  api = await startAccountsApi(75);
  const settings = Object.entries(api.config).map(([name, value]) => [name, String(value)]);
  process.env = { ...environment, ...(Object.fromEntries(settings) as NodeJS.ProcessEnv) };
});
afterAll(async () => {
  process.env = environment;
  await api.close();
});

async function run(command: string, options: Options = {}, slug = FIRST): Promise<string[]> {
  const said: string[] = [];
  const spy = jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  try {
    await tenantsCommand(command, [slug], options);
  } finally {
    spy.mockRestore();
  }
  return said;
}

it('makes a code with its conditions, tells of it and ends it, and is written down', async () => {
  const limits = { currency: 'EUR', minimum: '1500', country: 'NL', methods: 'ideal,card' };
  expect(await run('add-discount-code', { ...NEW, ...limits, starts: '2099-01-01T00:00:00Z' })).toEqual([
    'WINTER20 takes 20% off until 2099-01-06T23:00:00.000Z.',
  ]);
  expect(await run('discount-codes')).toEqual([
    'WINTER20  20% active, 2099-01-01T00:00:00.000Z to 2099-01-06T23:00:00.000Z, used 0, reserved 0, ' +
      '1500 EUR at least, in minor units, NL, ideal card',
  ]);
  expect(await run('discount-codes', {}, SECOND)).toEqual([`${SECOND} has no codes of its own.`]);
  expect(await run('end-discount-code', NEW)).toEqual(['WINTER20 has ended. Orders that hold it keep it.']);
  expect((await run('discount-codes'))[0]).toContain('20% ended');
  expect(await rows(api, "select actor, action from audit_entry where subject = 'discount_code:WINTER20'")).toEqual([
    { actor: OPERATOR.email, action: 'discount_code.added' },
    { actor: OPERATOR.email, action: 'discount_code.ended' },
  ]);
});

it.each([
  [{ code: 'no' }, 'A code has 4 to 20 letters and digits.'],
  [{ percent: '91' }, 'A discount is 90 percent at most.'],
  [{ percent: '0' }, '--percent is a whole number above zero.'],
  [{ minimum: '100' }, 'A minimum needs --currency.'],
  [{ country: 'Holland' }, 'A country is like NL.'],
  [{ methods: 'cash' }, 'Ways to pay are'],
  [{ expires: 'soon' }, '--expires is a time like'],
  [{ author: 'nobody@visitor.example' }, 'is no member of staff'],
])('refuses %j', async (wrong, message) => {
  await expect(run('add-discount-code', { ...NEW, code: 'OTHER20', ...wrong })).rejects.toThrow(message);
  expect(await rows(api, "select from discount_code where code = 'OTHER20'")).toEqual([]);
});
