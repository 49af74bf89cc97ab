import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import { BankDebitStaff } from '../../../../test/support/payments/bank-debits';
import * as debits from '../../../../test/support/payments/debits';
import { faultsIn } from '../../../../test/support/payments/pain-008';
import { PaymentsApi } from '../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../test/support/people';
import { whileAuditRefuses } from '../../../../test/support/refused-audit';
import { CONSOLE, sessionOf, staffPost } from '../../../../test/support/staff-people';

let sale: PaymentsApi;
let api: TestApi;
let staff: BankDebitStaff;
let person: Person;
let order: number;
let [operator, support] = ['', ''];
beforeAll(async () => {
  sale = await PaymentsApi.start(105);
  ({ api } = sale);
  staff = await BankDebitStaff.connect(sale);
  person = await confirmed(api, { country: 'NL' });
  order = (await debits.paid(api, debits.catchMessages(api), person)).id;
  await rows(api, 'update direct_debit set due_on = current_date');
  [operator, support] = [await sessionOf(api, OPERATOR.email), await sessionOf(api, SUPPORT.email)];
});
afterAll(() => api.close());

const post = (path: string, body: object = {}, cookie = operator, slug = FIRST) =>
  staffPost(api, `/tenants/${slug}${path}`, cookie).send(body);
const listed = async (slug = FIRST) =>
  (await api.on(CONSOLE).get(`/api/staff/tenants/${slug}/debit-files`).set('cookie', operator).expect(200)).body as {
    readonly accounts: readonly object[];
    readonly files: readonly { readonly id: string }[];
  };
const code = ({ body }: { readonly body: unknown }): unknown => (body as { readonly code?: unknown }).code;
const write = (cookie = operator, slug = FIRST) => post('/debit-files', { account: 'bank' }, cookie, slug);

it('writes each debit that is due into one of two files that are asked for at once', async () => {
  expect(await listed()).toEqual({ accounts: [{ id: 'bank', mode: 'test' }], files: [] });
  const answers = await Promise.all([write(), write()]);
  const files = answers.flatMap(({ body }) => (body as { file: { xml: string; debits: number } | null }).file ?? []);
  expect(files).toMatchObject([{ debits: 1, amount: 999 }]);
  expect(await faultsIn(files[0]?.xml ?? '')).toEqual([]);
  const { files: known } = await listed();
  expect(known).toMatchObject([{ account: 'bank', debits: 1, amount: 999, paid: 0, returned: 0 }]);
  expect((await listed(SECOND)).files).toEqual([]);
  const copy = await post(`/debit-files/${known[0]?.id}/copies`).expect(200);
  expect((copy.body as { xml: string }).xml).toBe(files[0]?.xml);
  expect(code(await post(`/debit-files/${known[0]?.id}/copies`, {}, operator, SECOND))).toBe('debit_file_not_found');
  expect(code(await post('/debit-files', { account: 'mollie' }))).toBe('account_not_of_bank');
  expect(code(await post('/debit-files', { account: 'nowhere' }))).toBe('provider_account_not_found');
});

it('books nothing of an act that the audit does not have', async () => {
  const [file] = (await listed()).files;
  await staff.collected(file?.id);
  await whileAuditRefuses(api, 'payments.debits_paid', () => post(`/debit-files/${file?.id}/paid`).expect(500));
  expect((await listed()).files).toMatchObject([{ paid: 0 }]);
  await rows(api, 'update debit_file set collect_on = current_date + 1');
});

it('books what the bank says once, from the day on which it collects', async () => {
  const [file] = (await listed()).files;
  const paid = (slug = FIRST) => post(`/debit-files/${file?.id}/paid`, {}, operator, slug);
  expect(code(await paid())).toBe('debit_file_not_due');
  await staff.collected(file?.id);
  expect(code(await paid(SECOND))).toBe('debit_file_not_found');
  expect((await paid().expect(200)).body).toEqual({ booked: 1 });
  expect((await paid().expect(200)).body).toEqual({ booked: 0 });
});

it('books a refund that was paid back by hand, once', async () => {
  const wish = { amount: 100, credits: 0, key: 'by-hand-1', reason: 'As agreed' };
  await post(`/orders/${order}/refunds`, wish).expect(200);
  const shown = async () =>
    (
      (await api.on(CONSOLE).get(`/api/staff/tenants/${FIRST}/orders/${order}`).set('cookie', operator)).body as {
        refunds: { id: string; waits_for_bank: boolean; status: string }[];
      }
    ).refunds[0];
  const refund = await shown();
  expect(refund).toMatchObject({ waits_for_bank: true });
  expect(code(await post(`/refunds/${refund?.id}/made`, {}, operator, SECOND))).toBe('refund_not_found');
  await whileAuditRefuses(api, 'payments.refund_made', () => post(`/refunds/${refund?.id}/made`).expect(500));
  expect(await shown()).toMatchObject({ waits_for_bank: true });
  expect((await post(`/refunds/${refund?.id}/made`).expect(200)).body).toEqual({ booked: 1 });
  expect((await post(`/refunds/${refund?.id}/made`).expect(200)).body).toEqual({ booked: 0 });
  expect(await shown()).toMatchObject({ status: 'done', waits_for_bank: false });
});

it('books a debit that came back, by the id of the statement', async () => {
  const attempt = await staff.attemptOf(order);
  const back = { debit: attempt.replaceAll('-', '').toUpperCase(), reason: 'MD06' };
  expect(code(await post('/debit-returns', back, operator, SECOND))).toBe('debit_not_filed');
  await whileAuditRefuses(api, 'payments.debit_returned', () => post('/debit-returns', back).expect(500));
  expect((await listed()).files).toMatchObject([{ returned: 0 }]);
  expect((await post('/debit-returns', back).expect(200)).body).toEqual({ booked: 1 });
  expect((await post('/debit-returns', back).expect(200)).body).toEqual({ booked: 0 });
  for (const bad of [
    { ...back, reason: 'AM99' },
    { ...back, debit: 'x' },
  ])
    expect(code(await post('/debit-returns', bad).expect(422))).toBe('invalid_input');
  expect((await listed()).files).toMatchObject([{ paid: 0, returned: 1 }]);
});

it('is done by finance and operators who have just given a code, each time with their name', async () => {
  expect(code(await write(support))).toBe('permission_denied');
  await post('/debit-files', { account: 'bank' }, '').expect(401);
  await rows(api, 'update staff_session set second_factor_at = null');
  for (const path of ['/debit-files', '/debit-files/X/paid', '/debit-files/X/copies', '/debit-returns'])
    expect(code(await post(path, { account: 'bank' }))).toBe('second_factor_needed');
  const acts = await rows(
    api,
    "select distinct actor, action from audit_entry where action ~ '^payments.(debit|refund_made)' order by action",
  );
  expect(acts).toEqual(
    ['debit_file_read', 'debit_file_written', 'debit_returned', 'debits_paid', 'refund_made'].map((act) => ({
      ...{ actor: OPERATOR.email, action: `payments.${act}` },
    })),
  );
});
