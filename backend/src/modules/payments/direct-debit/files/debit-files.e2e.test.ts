import { OPERATOR, SECOND, type TestApi } from '../../../../../test/support/api';
import { within } from '../../../../../test/support/credits';
import { eraseNow } from '../../../../../test/support/erase';
import { confirmed } from '../../../../../test/support/meeting';
import { BankDebitStaff } from '../../../../../test/support/payments/bank-debits';
import * as debits from '../../../../../test/support/payments/debits';
import { faultsIn, textsOf } from '../../../../../test/support/payments/pain-008';
import { connect, tenantOf } from '../../../../../test/support/payments/paying';
import { PaymentsApi, codeOf } from '../../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../../test/support/people';
import { BankProvider } from '../../../../platform/payments/bank/bank-provider';
import { type TextMessage } from '../../../../platform/sms';
import { CompareDay } from '../../reconciliation/comparison/compare-day';
import { CHECK_KIND } from '../../settling/check-entry';

let sale: PaymentsApi;
let api: TestApi;
let staff: BankDebitStaff;
let messages: TextMessage[];
let log: jest.SpyInstance;
beforeAll(async () => {
  log = jest.spyOn(process.stdout, 'write');
  sale = await PaymentsApi.start(92);
  ({ api } = sale);
  staff = await BankDebitStaff.connect(sale);
  messages = debits.catchMessages(api);
});
afterAll(() => api.close());

async function payer(host?: string, country = 'NL') {
  const person = await confirmed(api, { country }, host);
  return { ...person, iban: debits.newIban() };
}
type Payer = Awaited<ReturnType<typeof payer>>;
const pay = ({ iban, ...person }: Payer, more: object = {}, host?: string) =>
  debits.paid(api, messages, person, { iban, ...more }, host);
const endToEnd = async (order: number) => (await staff.attemptOf(order)).replaceAll('-', '');
const standingOf = async (order: number) =>
  (
    await rows(
      api,
      `select a.status, a.failure, d.file_id as file, m.status as mandate from payment_attempt a
       join direct_debit d on d.attempt_id = a.id join mandate m on m.id = d.mandate_id where a.order_id = $1`,
      [order],
    )
  )[0];
const revokeAll = async (person: Person) => {
  const { mandates } = (await debits.mandatesOf(api, person)).body as { mandates: { id: string }[] };
  for (const { id } of mandates) await debits.revoke(api, person, id).expect(204);
};

it('brings credits at once and waits for a file, which asks the bank once for each debit', async () => {
  const person = await payer();
  const order = await pay(person, { account_holder: 'Zoë Brønsted' });
  expect(order).toMatchObject({ state: 'completed', checkout_url: null });
  expect(await sale.creditsOf(person)).toBe(60);
  const { file, leftOut } = await staff.write();
  expect(leftOut).toEqual([]);
  expect(file).toMatchObject({
    id: expect.stringMatching(/^TEST-\d{8}-[A-Z2-9]{8}$/) as string,
    debits: 1,
    amount: 999,
  });
  const xml = file?.xml ?? '';
  expect(await faultsIn(xml)).toEqual([]);
  expect(textsOf(xml, 'EndToEndId')).toEqual([await endToEnd(order.id)]);
  expect(textsOf(xml, 'SeqTp')).toEqual(['FRST']);
  expect(textsOf(xml, 'InstdAmt')).toEqual(['9.99']);
  expect(textsOf(xml, 'IBAN')).toEqual(['NL91ABNA0417164300', person.iban]);
  expect(textsOf(xml, 'Nm')).toEqual(['Everglow Demo B.V.', 'Everglow Demo B.V.', 'Zoe Bronsted']);
  expect(textsOf(xml, 'ReqdColltnDt')).toEqual([file?.collectOn]);
  const [mandate] = await rows(api, 'select reference from mandate where account_id = $1', [person.id]);
  expect(textsOf(xml, 'MndtId')).toEqual([mandate?.['reference']]);
  expect((await staff.write()).file).toBeUndefined();
  const again = await pay(person, { account_holder: 'Zoë Brønsted' });
  const second = (await staff.write()).file;
  expect(textsOf(second?.xml ?? '', 'EndToEndId')).toEqual([await endToEnd(again.id)]);
  expect(textsOf(second?.xml ?? '', 'SeqTp')).toEqual(['RCUR']);
});

it('writes a file again, the same to the byte, or not at all', async () => {
  await pay(await payer());
  const { file } = await staff.write();
  expect(await staff.writeAgain(file?.id ?? '')).toBe(file?.xml);
  await expect(staff.writeAgain(file?.id ?? '', SECOND)).rejects.toMatchObject({ code: 'debit_file_not_found' });
  await rows(api, "update debit_file set description = 'Another' where id = $1", [file?.id]);
  await expect(staff.writeAgain(file?.id ?? '')).rejects.toMatchObject({ code: 'debit_file_gone' });
});

it('waits for the day that the payer was told', async () => {
  const order = await pay(await payer());
  await rows(api, 'update direct_debit set due_on = due_on + 30 where attempt_id = $1', [
    await staff.attemptOf(order.id),
  ]);
  expect((await staff.write()).file).toBeUndefined();
  await rows(api, 'update direct_debit set due_on = due_on - 30 where attempt_id = $1', [
    await staff.attemptOf(order.id),
  ]);
  expect((await staff.write()).file?.debits).toBe(1);
});

it('puts each debit into one file, however many are written at once', async () => {
  const orders = [];
  for (let count = 0; count < 4; count += 1) orders.push(await pay(await payer()));
  const files = await Promise.all(Array.from({ length: 5 }, () => staff.write()));
  const asked = files.flatMap(({ file }) => textsOf(file?.xml ?? '', 'EndToEndId'));
  expect(asked.sort()).toEqual((await Promise.all(orders.map(({ id }) => endToEnd(id)))).sort());
  expect(files.filter(({ file }) => file)).toHaveLength(1);
});

it('keeps brands apart', async () => {
  const ours = await pay(await payer());
  const theirs = await pay(await payer(SECOND, 'DE'), { phone: '+4915112345678' }, SECOND);
  const { file } = await staff.write();
  const other = (await staff.write(SECOND)).file;
  expect(textsOf(file?.xml ?? '', 'EndToEndId')).toEqual([await endToEnd(ours.id)]);
  expect(textsOf(other?.xml ?? '', 'EndToEndId')).toEqual([await endToEnd(theirs.id)]);
  expect(other?.xml).toContain('<Othr><Id>DE98ZZZ09999999999</Id>');
  expect(await faultsIn(other?.xml ?? '')).toEqual([]);
});

it('is for accounts of banks alone', async () => {
  const tenant = await tenantOf(api);
  await expect(staff.writer.write(tenant, 'mollie', OPERATOR)).rejects.toMatchObject({ code: 'account_not_of_bank' });
  await expect(staff.writer.write(tenant, 'none', OPERATOR)).rejects.toMatchObject({
    code: 'provider_account_not_found',
  });
});

it('takes no key that files could not be written with', async () => {
  const add = connect(api, 'other', new BankProvider(), undefined, 'NL91ABNA0417164301:ABNANL2A:Everglow');
  await expect(add).rejects.toMatchObject({ code: 'provider_key_refused', members: { reason: 'iban_invalid' } });
  expect(await rows(api, "select from provider_account where id = 'other'")).toEqual([]);
});

it('collects nothing by a mandate that was revoked, and takes the credits back at once', async () => {
  const person = await payer();
  const order = await pay(person);
  await revokeAll(person);
  expect(await standingOf(order.id)).toEqual({
    ...{ status: 'cancelled', failure: 'mandate_revoked', file: null, mandate: 'revoked' },
  });
  expect(await sale.creditsOf(person)).toBe(0);
  expect((await debits.offerOf(api, person)).body).toMatchObject({ state: 'open' });
  expect(await staff.write()).toEqual({ file: undefined, leftOut: [] });
  expect(await sale.differences()).toEqual([]);
});

it('collects what stands in a file already, though the mandate was revoked since', async () => {
  const person = await payer();
  const order = await pay(person);
  const { file } = await staff.write();
  await revokeAll(person);
  expect(await standingOf(order.id)).toMatchObject({ status: 'pending', file: file?.id });
  expect(await sale.creditsOf(person)).toBe(60);
});

it('collects from the proof what an erased member has got credits for', async () => {
  const person = await payer();
  const order = await pay(person);
  await eraseNow(api, person);
  const { file, leftOut } = await staff.write();
  expect(leftOut).toEqual([]);
  expect(textsOf(file?.xml ?? '', 'EndToEndId')).toEqual([await endToEnd(order.id)]);
  expect(file?.xml).toContain(person.iban);
  expect(await staff.writeAgain(file?.id ?? '')).toBe(file?.xml);
});

it('leaves out, and says so, what nobody is there for who would get the credits', async () => {
  const person = await payer();
  await pay(person);
  const waiting = await pay(person);
  expect(waiting).toMatchObject({ state: 'pending' });
  const attempt = await staff.attemptOf(waiting.id);
  await eraseNow(api, person);
  const { file, leftOut } = await staff.write();
  expect(leftOut).toEqual([{ attempt, reason: 'account_gone' }]);
  expect(file?.debits).toBe(1);
  expect(await standingOf(waiting.id)).toMatchObject({ status: 'cancelled', failure: 'account_gone', file: null });
  expect(await staff.write()).toEqual({ file: undefined, leftOut: [] });
  expect(await sale.differences()).toEqual([]);
});

it('takes no IBAN from outside of the EEA', async () => {
  const person = await payer();
  const form = await debits.filledIn(api, messages, person, { iban: 'GB33BUKB20201555555555' });
  expect(codeOf(await debits.pay(api, person, form))).toEqual([422, 'iban_not_sepa']);
});

it('asks nobody how a debit stands, and begins one whose first answer was lost', async () => {
  const person = await payer();
  const order = await pay(person);
  const attempt = await staff.attemptOf(order.id);
  await sale.age(order.id, '20 seconds');
  await sale.janitor.work();
  expect(await sale.deliver(CHECK_KIND)).toBeGreaterThan(0);
  const next = 'select status, next_check_at, provider_payment_id as payment from payment_attempt where id = $1';
  const rested = { status: 'pending', next_check_at: null, payment: attempt.replaceAll('-', '') };
  expect(await rows(api, next, [attempt])).toEqual([rested]);
  await rows(
    api,
    `update payment_attempt set status = 'new', provider_payment_id = null, next_check_at = now() where id = $1`,
    [attempt],
  );
  await sale.janitor.work();
  await sale.deliver(CHECK_KIND);
  expect(await rows(api, next, [attempt])).toEqual([rested]);
  expect(await sale.creditsOf(person)).toBe(60);
});

it('compares the days of a bank with nothing, once', async () => {
  await pay(await payer());
  const day = new Date().toISOString().slice(0, 10);
  const compare = () => api.running.app.get(CompareDay, { strict: false }).compare('bank', day);
  expect(await within(api, compare)).toEqual([]);
  const compared = "select compared_at is not null as done from payment_comparison where provider_account_id = 'bank'";
  expect(await rows(api, compared)).toEqual([{ done: true }]);
});

it('tells no IBAN in logs or rows', async () => {
  const person = await payer();
  await pay(person);
  const { file } = await staff.write();
  expect(file?.xml).toContain(person.iban);
  const kept = JSON.stringify([
    await rows(api, 'select * from debit_file'),
    await rows(api, "select details from audit_entry where action like 'payments.debit%'"),
  ]);
  const logged = log.mock.calls.map(([line]) => String(line)).join('');
  for (const place of [kept, logged]) expect(place).not.toContain(person.iban);
  expect(kept).toContain(file?.id);
});
