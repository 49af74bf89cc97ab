import { type TestApi, SECOND } from '../../../../test/support/api';
import { copyToTenant } from '../../../../test/support/copy-to-tenant';
import * as credits from '../../../../test/support/credits';
import { withSettings } from '../../../../test/support/features';
import { confirmed } from '../../../../test/support/meeting';
import * as debits from '../../../../test/support/payments/debits';
import * as paying from '../../../../test/support/payments/paying';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { rows, signUp } from '../../../../test/support/people';
import { PlatformDatabase } from '../../../platform/database';
import { type TextMessage } from '../../../platform/sms';
import { BooksCheck } from '../reconciliation/books-check';
import { CHECK_KIND } from '../settling/check-entry';

let sale: PaymentsApi;
let api: TestApi;
let messages: TextMessage[];
let log: jest.SpyInstance;
beforeAll(async () => {
  log = jest.spyOn(process.stdout, 'write');
  sale = await PaymentsApi.start(71);
  ({ api } = sale);
  messages = debits.catchMessages(api);
});
afterAll(() => api.close());
beforeEach(() => sale.forget());

/** Somebody with an IBAN of their own. */
async function payer(more: object = {}, host?: string) {
  const person = await confirmed(api, { country: 'NL', ...more }, host);
  return { ...person, iban: debits.newIban() };
}
type Payer = Awaited<ReturnType<typeof payer>>;
const pay = (person: Payer, more: object = {}) => debits.paid(api, messages, person, { iban: person.iban, ...more });
const form = (person: Payer, more: object = {}) =>
  debits.filledIn(api, messages, person, { iban: person.iban, ...more });
const mails = (mail: string) =>
  rows(api, `select payload->'params' as params from outbox where payload->>'mail' = $1 order by id desc`, [mail]);
const differences = async () => (await new BooksCheck(api.running.app.get(PlatformDatabase)).run()).differences;

it('brings credits at once, keeps the mandate, and tells of it, of the sum and of the day by mail', async () => {
  const person = await payer();
  const offer = await debits.offerOf(api, person).expect(200);
  expect(offer.body).toMatchObject({
    ...{
      state: 'open',
      amount: 999,
      vat_amount: 173,
      currency: 'EUR',
      credits_when: 'submitted',
      test: true,
      phone_countries: ['NL', 'BE'],
    },
    creditor: { id: 'NL19ZZZ900000010000', name: 'Everglow Demo B.V.', country: 'NL' },
  });
  const order = await pay(person);
  expect(order).toMatchObject({ state: 'completed', method: 'sepa_debit', amount: 999, checkout_url: null });
  expect(await sale.creditsOf(person)).toBe(60);
  expect(messages.at(-1)?.to).toMatch(/^\+316\d{8}$/);
  expect(messages.at(-1)?.text).toContain('Everglow');
  expect(sale.mollie.mandates.at(-1)).toMatchObject({ holder: 'Jo Visser', iban: person.iban });
  const { due_on } = offer.body as { due_on: string };
  expect(new Date(due_on).getTime()).toBeGreaterThan(Date.now());
  const [announced] = await mails('debit_announced');
  const [mandate] = await mails('debit_mandate');
  expect(announced?.['params']).toMatchObject({
    ...{ amount: 999, currency: 'EUR', due_on, creditor_id: 'NL19ZZZ900000010000', iban_end: person.iban.slice(-4) },
  });
  expect(mandate?.['params']).toMatchObject({
    holder: 'Jo Visser',
    reference: expect.stringMatching(/^[A-Z0-9-]{19}$/),
  });
  expect(await differences()).toEqual([]);
});

it('is among the ways to pay where the form takes it: and in euros', async () => {
  const person = await payer();
  await rows(api, "update account set created_at = now() - interval '30 days' where id = $1", [person.id]);
  const methodsOf = async (who: Payer, host?: string) =>
    (await paying.offerOf(api, who, host)).packages.map(({ methods }) => methods.includes('sepa_debit'));
  expect(new Set(await methodsOf(person))).toEqual(new Set([true]));
  await withSettings(api, { features: { direct_debit: false } }, async () => {
    expect(new Set(await methodsOf(person))).toEqual(new Set([false]));
  });
  expect(new Set(await methodsOf(await payer({ country: 'CH' }, SECOND), SECOND))).toEqual(new Set([false]));
});

it('books a debit once, and nothing more when the bank has paid', async () => {
  const person = await payer();
  const order = await pay(person);
  await sale.hear('paid');
  await sale.hear('paid');
  expect(await sale.creditsOf(person)).toBe(60);
  expect(await sale.transfersOf(order.id)).toHaveLength(2);
  expect(await sale.refundsOf(order.id)).toEqual([]);
  expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'completed' });
  expect(await differences()).toEqual([]);
});

it('is one order however often the button is pressed', async () => {
  const person = await payer();
  const wish = await form(person);
  const answers = await Promise.all(Array.from({ length: 6 }, () => debits.pay(api, person, wish)));
  const [first] = answers;
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
  expect(sale.mollie.payments).toHaveLength(1);
  expect((await debits.pay(api, person, wish)).body).toMatchObject({ id: (first?.body as { id: number }).id });
  expect(codeOf(await debits.pay(api, person, { ...wish, amount: 1 }))).toEqual([409, 'order_key_used']);
  expect(await sale.creditsOf(person)).toBe(60);
});

it('takes the credits of a returned debit, notes what was spent, and blocks account and IBAN', async () => {
  const person = await payer();
  const order = await pay(person);
  await credits.pay(api, person.id, 50, `spent:${person.id}`);
  await sale.hear('failed');
  expect(await sale.creditsOf(person)).toBe(0);
  const [dispute] = await rows(
    api,
    'select status, credits_taken, credits_missing from payment_dispute where order_id = $1',
    [order.id],
  );
  expect(dispute).toEqual({ status: 'lost', credits_taken: 10, credits_missing: 50 });
  expect(await differences()).toEqual([]);
  expect((await debits.offerOf(api, person)).body).toMatchObject({ state: 'blocked' });
  expect(codeOf(await debits.pay(api, person, await form(person)))).toEqual([403, 'direct_debit_blocked']);
  const other = { ...(await payer()), iban: person.iban };
  expect(codeOf(await debits.pay(api, other, await form(other)))).toEqual([403, 'direct_debit_blocked']);
});

it('blocks after a chargeback of what the bank had paid', async () => {
  const person = await payer();
  await pay(person);
  await sale.hear('paid');
  await sale.hear('paid', undefined, {
    disputes: [{ id: 'chb_1', status: 'open', sum: { amount: 999, currency: 'EUR' } }],
  });
  expect(await sale.creditsOf(person)).toBe(0);
  expect((await debits.offerOf(api, person)).body).toMatchObject({ state: 'blocked' });
  expect(await differences()).toEqual([]);
});

it('gives credits when paid beyond the limits, says so before, and refuses a second one that waits', async () => {
  const person = await payer();
  await pay(person);
  expect((await debits.offerOf(api, person)).body).toMatchObject({ state: 'open', credits_when: 'paid' });
  const wish = await form(person);
  expect(codeOf(await debits.pay(api, person, { ...wish, credits_when: 'submitted' }))).toEqual([
    ...[409, 'direct_debit_terms_changed'],
  ]);
  const order = (await debits.pay(api, person, wish).expect(201)).body as { id: number };
  expect(order).toMatchObject({ state: 'pending' });
  expect(await sale.creditsOf(person)).toBe(60);
  expect((await debits.offerOf(api, person)).body).toMatchObject({ state: 'limit_reached' });
  expect(codeOf(await debits.pay(api, person, await form(person)))).toEqual([409, 'direct_debit_limit_reached']);
  await sale.hear('paid');
  expect(await sale.creditsOf(person)).toBe(120);
  expect(await differences()).toEqual([]);
});

it('counts the first debit and those of thirty days', async () => {
  const person = await payer();
  expect((await debits.offerOf(api, person, 'grandest')).body).toMatchObject({ amount: 8999, credits_when: 'paid' });
  expect((await debits.offerOf(api, person, 'grand')).body).toMatchObject({ amount: 4499, credits_when: 'submitted' });
  await pay(person, { package: 'grand' });
  await sale.hear('paid');
  await pay(person, { package: 'grand' });
  await sale.hear('paid');
  expect((await debits.offerOf(api, person, 'plus')).body).toMatchObject({ credits_when: 'paid' });
  expect((await debits.offerOf(api, person, 'start')).body).toMatchObject({ credits_when: 'submitted' });
  await rows(
    api,
    `update payment_attempt set created_at = created_at - interval '31 days' where order_id in (
       select id from payment_order where account_id = $1)`,
    [person.id],
  );
  expect((await debits.offerOf(api, person, 'plus')).body).toMatchObject({ credits_when: 'submitted' });
});

it('charges nobody where the provider refuses, and lets the code be used again', async () => {
  const person = await payer();
  const wish = await form(person);
  sale.mollie.faults.push({ call: 'createDebit', fault: 'refused', when: 'before' });
  expect(codeOf(await debits.pay(api, person, wish))).toEqual([503, 'payments_unavailable']);
  expect(await sale.creditsOf(person)).toBe(0);
  const again = await debits.pay(api, person, { ...wish, key: '0190d1f0-0000-7000-8000-00000000000a' }).expect(201);
  expect(again.body).toMatchObject({ state: 'completed' });
});

it('finds a debit whose answer was lost, and tells of it then', async () => {
  const person = await payer();
  const before = (await mails('debit_announced')).length;
  sale.mollie.faults.push({ call: 'createDebit', fault: 'silent', when: 'after' });
  const order = await pay(person);
  expect(order).toMatchObject({ state: 'pending' });
  expect(await mails('debit_announced')).toHaveLength(before);
  await sale.age(order.id, '20 seconds');
  await sale.janitor.work();
  await sale.deliver(CHECK_KIND);
  expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'completed' });
  expect(sale.mollie.payments).toHaveLength(1);
  expect(await mails('debit_announced')).toHaveLength(before + 1);
});

it('uses a mandate again that says the same, and none that was revoked', async () => {
  const person = await payer();
  await pay(person);
  await sale.hear('paid');
  await pay(person);
  await sale.hear('paid');
  const [mandate, ...others] = (
    (await debits.mandatesOf(api, person).expect(200)).body as { mandates: { id: string }[] }
  ).mandates;
  expect(others).toEqual([]);
  expect(mandate).toMatchObject({
    ...{ account_holder: 'Jo Visser', iban_end: person.iban.slice(-4) },
    ...{ signed_at: expect.any(String) as string, last_used_at: expect.any(String) as string },
  });
  const id = String(mandate?.id);
  const stranger = await payer();
  expect(codeOf(await debits.revoke(api, stranger, id))).toEqual([404, 'mandate_not_found']);
  await copyToTenant(api, person, SECOND);
  expect(codeOf(await debits.revoke(api, person, id, SECOND))).toEqual([404, 'mandate_not_found']);
  expect(((await debits.mandatesOf(api, person, SECOND)).body as { mandates: unknown[] }).mandates).toEqual([]);
  await debits.revoke(api, person, id).expect(204);
  expect(codeOf(await debits.revoke(api, person, id))).toEqual([404, 'mandate_not_found']);
  expect(codeOf(await debits.revoke(api, person, 'x'))).toEqual([404, 'mandate_not_found']);
  expect(sale.mollie.calls).toContain('revokeMandate');
  expect(((await debits.mandatesOf(api, person)).body as { mandates: unknown[] }).mandates).toEqual([]);
  const registered = sale.mollie.mandates.length;
  await pay(person);
  expect(sale.mollie.mandates).toHaveLength(registered + 1);
});

it('is for members who have confirmed their address, in euros, where the brand has it', async () => {
  const unconfirmed = await signUp(api, 'debits-early@visitor.example');
  expect(codeOf(await debits.askCode(api, unconfirmed, debits.newMobile()))).toEqual([403, 'account_not_confirmed']);
  expect(codeOf(await debits.offerOf(api, { ...unconfirmed, cookie: '' }))[0]).toBe(403);
  const swiss = await payer({ country: 'CH' }, SECOND);
  expect(codeOf(await debits.offerOf(api, swiss, 'start', SECOND))).toEqual([409, 'direct_debit_not_offered']);
  const person = await payer();
  expect(codeOf(await debits.offerOf(api, person, 'none'))).toEqual([404, 'package_not_found']);
});

it('keeps no IBAN and no number that could be read, in rows or logs', async () => {
  const person = await payer();
  await pay(person);
  const phone = String(messages.at(-1)?.to);
  const kept = JSON.stringify([
    await rows(api, 'select * from mandate where account_id = $1', [person.id]),
    await rows(api, 'select * from phone_code where account_id = $1', [person.id]),
    await rows(api, 'select * from outbox where payload::text like $1', [`%${person.iban.slice(-4)}%`]),
  ]);
  const logged = log.mock.calls.map(([line]) => String(line)).join('');
  for (const secret of [person.iban, phone, phone.slice(3)])
    for (const place of [kept, logged]) expect(place).not.toContain(secret);
});
