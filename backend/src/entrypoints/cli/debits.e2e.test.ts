import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../test/support/api';
import { confirmed } from '../../../test/support/meeting';
import { BankDebitStaff } from '../../../test/support/payments/bank-debits';
import * as debits from '../../../test/support/payments/debits';
import { faultsIn } from '../../../test/support/payments/pain-008';
import { PaymentsApi } from '../../../test/support/payments/payments-api';
import { rows } from '../../../test/support/people';
import { runCommandLine } from './command-line';

const BY_OPERATOR = ['--author', OPERATOR.email];

let sale: PaymentsApi;
let api: TestApi;
let staff: BankDebitStaff;
let attempt = '';
const folder = mkdtempSync(join(tmpdir(), 'debit-files-'));
const environment = process.env;
beforeAll(async () => {
  sale = await PaymentsApi.start(94);
  ({ api } = sale);
  staff = await BankDebitStaff.connect(sale);
  const messages = debits.catchMessages(api);
  const { id } = await debits.paid(api, messages, await confirmed(api, { country: 'NL' }));
  attempt = await staff.attemptOf(id);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});
afterEach(() => {
  process.env = environment;
});

async function run(...args: string[]) {
  const said: string[] = [];
  const written: string[] = [];
  const hear = (line: unknown): void => void said.push(String(line));
  const spies = [
    jest.spyOn(console, 'log').mockImplementation(hear),
    jest.spyOn(console, 'error').mockImplementation(hear),
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0),
  ];
  const settings = Object.fromEntries(Object.entries(api.config).map(([name, value]) => [name, String(value)]));
  process.env = { ...environment, ...settings };
  const code = await runCommandLine(['tenants', ...args, ...BY_OPERATOR]);
  for (const spy of spies) spy.mockRestore();
  return { code, text: said.join('\n'), written: written.join('') };
}

it('writes what is due, and the same again, to a file that nobody else can read', async () => {
  const out = join(folder, 'first.xml');
  const first = await run('debit-file', FIRST, '--account', 'bank', '--out', out);
  expect(first).toMatchObject({ code: 0, written: '' });
  const [, id = ''] = /^(TEST-\S+): 1 debits of 9\.99 EUR, to be collected on \d{4}-\d\d-\d\d$/.exec(first.text) ?? [];
  expect(statSync(out).mode & 0o777).toBe(0o600);
  const xml = readFileSync(out, 'utf8');
  expect(await faultsIn(xml)).toEqual([]);
  expect(await run('debit-file', FIRST, '--file', id)).toMatchObject({ code: 0, written: xml });
  expect(await run('debit-file', FIRST, '--file', id, '--out', out)).toMatchObject({ code: 1, written: '' });
  expect(await run('debit-file', SECOND, '--file', id)).toMatchObject({ code: 1, written: '' });
  expect((await run('debit-file', FIRST, '--account', 'bank')).text).toBe('No debit is due: there is no file.');
  expect((await run('debit-files', FIRST)).text).toMatch(
    new RegExp(`^${id}  bank  .*1 debits, 9\\.99 EUR, 0 paid, 0 returned$`),
  );
  expect((await run('debit-files', SECOND)).text).toBe(`${SECOND} has no files.`);
  const subject = 'provider_account:bank';
  const acts = await rows(api, 'select actor, action from audit_entry where subject = $1 order by id', [subject]);
  expect(acts.filter(({ action }) => String(action).includes('debit_file'))).toEqual([
    { actor: OPERATOR.email, action: 'payments.debit_file_written' },
    { actor: OPERATOR.email, action: 'payments.debit_file_read' },
    { actor: OPERATOR.email, action: 'payments.debit_file_read' },
  ]);
});

it('takes what the bank’s statement says', async () => {
  const [file] = await rows(api, 'select id from debit_file');
  const id = String(file?.['id']);
  expect((await run('debit-paid', FIRST, '--file', id)).text).toContain('debit_file_not_due');
  await staff.collected(id);
  expect((await run('debit-paid', FIRST, '--file', id)).text).toBe(`${id}: 1 debits are booked as paid.`);
  expect((await run('debit-paid', FIRST, '--file', id)).text).toBe(`${id}: nothing new was paid.`);
  const returned = ['debit-returned', FIRST, '--attempt', attempt.replaceAll('-', ''), '--reason'];
  expect((await run(...returned, 'AM99')).text).toContain('--reason is one of AC01');
  expect((await run(...returned.map((one) => (one === FIRST ? SECOND : one)), 'MD06')).text).toContain(
    'debit_not_filed',
  );
  expect(await run(...returned, 'md06')).toMatchObject({ code: 0, text: `${attempt} is booked as returned: MD06.` });
  expect((await run(...returned, 'MD06')).text).toBe(`${attempt} was returned before.`);
  expect((await run('debit-returned', FIRST, '--attempt', 'x', '--reason', 'MD06')).text).toContain('end-to-end id');
  expect((await run('debit-files', FIRST)).text).toContain('0 paid, 1 returned');
});
