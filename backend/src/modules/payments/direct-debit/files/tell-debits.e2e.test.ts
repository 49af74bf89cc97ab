import { OPERATOR, SECOND, type TestApi } from '../../../../../test/support/api';
import * as credits from '../../../../../test/support/credits';
import { eraseNow } from '../../../../../test/support/erase';
import { confirmed } from '../../../../../test/support/meeting';
import { BankDebitStaff } from '../../../../../test/support/payments/bank-debits';
import * as debits from '../../../../../test/support/payments/debits';
import { tenantOf } from '../../../../../test/support/payments/paying';
import { PaymentsApi } from '../../../../../test/support/payments/payments-api';
import { rows } from '../../../../../test/support/people';
import { PlatformDatabase } from '../../../../platform/database';
import { type PaymentProviders } from '../../../../platform/payments';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { type TextMessage } from '../../../../platform/sms';
import { RefundAdminService } from '../../admin/refunds/refund-admin-service';
import { BooksCheck } from '../../reconciliation/books-check';
import { HourlyBooksCheck } from '../../reconciliation/hourly-books-check';
import { HourlyDebitFiles } from './hourly-debit-files';

let sale: PaymentsApi;
let api: TestApi;
let staff: BankDebitStaff;
let messages: TextMessage[];
beforeAll(async () => {
  sale = await PaymentsApi.start(93);
  ({ api } = sale);
  staff = await BankDebitStaff.connect(sale);
  messages = debits.catchMessages(api);
});
afterAll(() => api.close());

async function payer() {
  const person = await confirmed(api, { country: 'NL' });
  return { ...person, iban: debits.newIban() };
}
const pay = ({ iban, ...person }: Awaited<ReturnType<typeof payer>>) => debits.paid(api, messages, person, { iban });
const debitOf = async (attempt: string) =>
  (
    await rows(
      api,
      `select a.status, d.return_reason as reason, m.status as mandate from payment_attempt a
       join direct_debit d on d.attempt_id = a.id join mandate m on m.id = d.mandate_id where a.id = $1`,
      [attempt],
    )
  )[0];
const acts = (action: string, subject: string) =>
  rows(api, 'select details from audit_entry where action = $1 and subject = $2', [action, subject]);

/** Refunds that wait for staff, as the hourly check counts them. */
async function refundsByHand(): Promise<number> {
  const info = jest.fn();
  const log = { info, error: jest.fn() } as unknown as Logger;
  const refundsOf = (name: string) => ({ refunds: name === 'bank' ? 'by_hand' : 'by_call' });
  const providers = { byName: refundsOf } as unknown as PaymentProviders;
  const platform = api.running.app.get(PlatformDatabase);
  await new HourlyBooksCheck(new BooksCheck(platform), platform, providers, log)['work']();
  return (info.mock.calls[0]?.[0] as { byHand: number }).byHand;
}

/** Somebody with a debit in a file. */
async function filed() {
  const person = await payer();
  const order = await pay(person);
  const { file } = await staff.write();
  return { person, order, file: file?.id, attempt: await staff.attemptOf(order.id) };
}

it('books as paid what was not returned, once, and not before the day', async () => {
  const { person, order, file, attempt } = await filed();
  await expect(staff.paid(file)).rejects.toMatchObject({ code: 'debit_file_not_due' });
  await staff.collected(file);
  await expect(staff.paid(file, SECOND)).rejects.toMatchObject({ code: 'debit_file_not_found' });
  expect(await staff.paid(file)).toBe(1);
  expect(await staff.paid(file)).toBe(0);
  expect(await debitOf(attempt)).toEqual({ status: 'paid', reason: null, mandate: 'active' });
  expect(await sale.creditsOf(person)).toBe(60);
  expect(await sale.transfersOf(order.id)).toHaveLength(2);
  expect(await acts('payments.debits_paid', `debit_file:${file}`)).toEqual([{ details: { debits: 1 } }]);
  expect(await sale.differences()).toEqual([]);
});

it('takes the credits of a returned debit once, notes what was spent, and blocks account and IBAN', async () => {
  const { person, order, file, attempt } = await filed();
  await credits.pay(api, person.id, 50, `spent:${person.id}`);
  await expect(staff.returned(attempt, SECOND)).rejects.toMatchObject({ code: 'debit_not_filed' });
  const told = await Promise.all(Array.from({ length: 5 }, () => staff.returned(attempt)));
  expect(told.filter((isNew) => isNew)).toHaveLength(1);
  expect(await debitOf(attempt)).toEqual({ status: 'failed', reason: 'AM04', mandate: 'blocked' });
  expect(await sale.creditsOf(person)).toBe(0);
  const [dispute] = await rows(
    api,
    'select status, credits_taken, credits_missing from payment_dispute where order_id = $1',
    [order.id],
  );
  expect(dispute).toEqual({ status: 'lost', credits_taken: 10, credits_missing: 50 });
  expect((await debits.offerOf(api, person)).body).toMatchObject({ state: 'blocked' });
  expect(await acts('payments.debit_returned', `payment_attempt:${attempt}`)).toEqual([
    { details: { reason: 'AM04' } },
  ]);
  await staff.collected(file);
  expect(await staff.paid(file)).toBe(0);
  expect(await sale.creditsOf(person)).toBe(0);
  expect(await sale.differences()).toEqual([]);
});

it('takes back what was returned after the bank had paid it', async () => {
  const { person, order, file, attempt } = await filed();
  await staff.collected(file);
  await staff.paid(file);
  expect(await staff.returned(attempt)).toBe(true);
  expect(await staff.returned(attempt)).toBe(false);
  expect(await sale.creditsOf(person)).toBe(0);
  expect(await debitOf(attempt)).toEqual({ status: 'paid', reason: 'AM04', mandate: 'blocked' });
  expect(await rows(api, 'select status from payment_order where id = $1', [order.id])).toEqual([
    { status: 'charged_back' },
  ]);
  expect((await debits.offerOf(api, person)).body).toMatchObject({ state: 'blocked' });
  expect(await staff.paid(file)).toBe(0);
  expect(await sale.differences()).toEqual([]);
});

it('brings credits that wait for the bank once it has paid', async () => {
  const person = await payer();
  await pay(person);
  const waiting = await pay(person);
  expect(waiting).toMatchObject({ state: 'pending' });
  expect(await sale.creditsOf(person)).toBe(60);
  const { file } = await staff.write();
  expect(file?.debits).toBe(2);
  await staff.collected(file?.id);
  expect(await staff.paid(file?.id)).toBe(2);
  expect(await sale.creditsOf(person)).toBe(120);
  expect(await sale.stateOf(person, waiting.id)).toMatchObject({ state: 'completed' });
  expect(await sale.differences()).toEqual([]);
});

it('is one or the other where both are told at once', async () => {
  const { person, file, attempt } = await filed();
  await staff.collected(file);
  await Promise.all([staff.paid(file), staff.returned(attempt), staff.paid(file)]);
  expect(await debitOf(attempt)).toMatchObject({ reason: 'AM04', mandate: 'blocked' });
  expect(await sale.creditsOf(person)).toBe(0);
  expect(await sale.differences()).toEqual([]);
});

it('books what becomes of debits of members who were erased', async () => {
  const [gone, left] = [await payer(), await payer()];
  const orders = [await pay(gone), await pay(left)];
  const { file } = await staff.write();
  for (const person of [gone, left]) await eraseNow(api, person);
  const [returned = '', kept = ''] = await Promise.all(orders.map(({ id }) => staff.attemptOf(id)));
  expect(await staff.returned(returned)).toBe(true);
  await staff.collected(file?.id);
  expect(await staff.paid(file?.id)).toBe(1);
  expect(await debitOf(returned)).toEqual({ status: 'failed', reason: 'AM04', mandate: 'blocked' });
  expect(await debitOf(kept)).toMatchObject({ status: 'paid', reason: null });
  expect(await staff.returned(kept)).toBe(true);
  expect(await sale.differences()).toEqual([]);
});

it('knows no debit that no file has asked for', async () => {
  const order = await pay(await payer());
  const attempt = await staff.attemptOf(order.id);
  await expect(staff.returned(attempt)).rejects.toMatchObject({ code: 'debit_not_filed' });
  await expect(staff.paid('none')).rejects.toMatchObject({ code: 'debit_file_not_found' });
});

it('books a refund that was made by hand, once the bank has paid the debit', async () => {
  const { order, file } = await filed();
  const admin = api.running.app.get(RefundAdminService, { strict: false });
  const tenantId = await tenantOf(api);
  await admin.ask(
    { tenantId, order: order.id, actor: OPERATOR },
    { amount: 999, key: `key:${order.id}`, reason: 'A test' },
  );
  const [refund] = await rows(api, 'select id from money_refund where order_id = $1', [order.id]);
  const id = String(refund?.['id']);
  await expect(staff.refunded(id)).rejects.toMatchObject({ code: 'refund_not_by_hand' });
  // Staff are not asked to pay what may come back.
  expect(await refundsByHand()).toBe(0);
  await staff.collected(file);
  await staff.paid(file);
  await sale.deliverRefunds();
  expect(await refundsByHand()).toBe(1);
  await expect(staff.refunded(id, SECOND)).rejects.toMatchObject({ code: 'refund_not_found' });
  const told = await Promise.all([staff.refunded(id), staff.refunded(id), staff.refunded(id)]);
  expect(told.filter((isNew) => isNew)).toHaveLength(1);
  expect(await sale.refundsOf(order.id)).toEqual([{ reason: 'staff', amount: 999, status: 'done' }]);
  expect(await acts('payments.refund_made', `refund:${id}`)).toHaveLength(1);
  expect(await sale.differences()).toEqual([]);
});

it('leaves refunds to a provider that tells of them by itself', async () => {
  const { id } = await sale.placed(await confirmed(api));
  await rows(api, "update payment_attempt set status = 'paid' where order_id = $1", [id]);
  const [refund] = await rows(
    api,
    `insert into money_refund (tenant_id, id, order_id, attempt_id, reason, amount, credits, due_at)
     select tenant_id, gen_random_uuid(), order_id, id, 'staff', 1, 0, now() from payment_attempt where order_id = $1 returning id`,
    [id],
  );
  await expect(staff.refunded(String(refund?.['id']))).rejects.toMatchObject({ code: 'refund_not_by_hand' });
  await rows(api, 'delete from money_refund where order_id = $1', [id]);
  await rows(api, "update payment_attempt set status = 'open' where order_id = $1", [id]);
});

it('counts what staff have forgotten', async () => {
  await staff.write();
  await rows(api, "update payment_attempt set status = 'paid' where status = 'pending'");
  const hourly = new HourlyDebitFiles(api.running.app.get(PlatformDatabase), api.running.app.get(LOGGER));
  const counted = async () => {
    await hourly.count();
    return (hourly as unknown as { waiting: object }).waiting;
  };
  const attempt = await staff.attemptOf((await pay(await payer())).id);
  expect(await counted()).toEqual({ unfiled: 0, untold: 0 });
  await rows(api, 'update direct_debit set due_on = current_date - 1 where attempt_id = $1', [attempt]);
  expect(await counted()).toEqual({ unfiled: 1, untold: 0 });
  const { file } = await staff.write();
  expect(await counted()).toEqual({ unfiled: 0, untold: 0 });
  await rows(api, 'update debit_file set collect_on = current_date - 11 where id = $1', [file?.id]);
  expect(await counted()).toEqual({ unfiled: 0, untold: 1 });
});
