import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { copyToTenant } from '../../../../../test/support/copy-to-tenant';
import { within } from '../../../../../test/support/credits';
import { confirmed } from '../../../../../test/support/meeting';
import * as paying from '../../../../../test/support/payments/paying';
import { PaymentsApi, codeOf } from '../../../../../test/support/payments/payments-api';
import { readPdf } from '../../../../../test/support/payments/read-pdf';
import { type Person, rows } from '../../../../../test/support/people';
import { AskRefund } from '../../money-back/ask-refund';

let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(90);
  ({ api } = sale);
});
afterAll(() => api.close());
beforeEach(() => sale.forget());

const open = ({ cookie }: Person, order: number | string, host = FIRST) =>
  api.on(`${host}.localhost`).get(`/api/payments/orders/${order}/receipt`).set('cookie', cookie).responseType('blob');

async function linesOf(person: Person, order: number): Promise<string> {
  const { body } = await open(person, order).expect(200);
  return readPdf(body as Buffer)
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

/** Paid by card, in the member’s language. */
async function bought(country = 'NL'): Promise<{ person: Person; order: number }> {
  const person = await confirmed(api, { country });
  const wish = await paying.wishOf(api, person);
  const { body } = await paying.order(api, person, wish).set('cookie', `${person.cookie}; locale=nl`).expect(201);
  await sale.hear('paid');
  return { person, order: (body as { id: number }).id };
}

const numberOf = async (order: number): Promise<string> =>
  String((await rows(api, 'select receipt_number as number from payment_order where id = $1', [order]))[0]?.['number']);

it('is a PDF of what was paid, that no cache keeps and whose name tells nothing', async () => {
  const { person, order } = await bought();
  const answer = await open(person, order).expect(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': `inline; filename="${await numberOf(order)}.pdf"`,
  });
  expect(await linesOf(person, order)).toMatch(
    new RegExp(
      [
        `Nummer${await numberOf(order)}`,
        String.raw`Betaald op\d+ \S+ \d{4}`,
        `Bestelnummer${order}`,
        String.raw`[\s\S]+Credits: 60 \(pakket: start\)€ 9,99`,
        'Totaal€ 9,99',
        'Bedrag zonder btw€ 8,26',
        String.raw`Btw \(21%\)€ 1,73`,
      ].join('\n'),
    ),
  );
});

it('stays the same whatever the brand changes afterwards, and lists what has gone back', async () => {
  const { person, order } = await bought();
  const before = await linesOf(person, order);
  await within(api, () =>
    api.running.app.get(AskRefund, { strict: false }).ask({
      ...{ order, reason: 'staff', askedBy: 'somebody@staff.example', note: 'as agreed' },
      reckon: () => Promise.resolve({ amount: 400, credits: 10, reckoning: {} }),
    }),
  );
  expect(await linesOf(person, order)).toMatch(
    /Terugbetaling onderweg sinds [^\n]+€ -4,00\nTotaal na terugbetaling€ 5,99/,
  );
  await rows(api, `update money_refund set status = 'done', done_at = now() where order_id = $1`, [order]);
  const after = await linesOf(person, order);
  expect(after).toMatch(/Terugbetaald op [^\n]+€ -4,00/);
  expect(after.replace(/Terugbetaald op [^\n]+\nTotaal na terugbetaling[^\n]+\n/, '')).toBe(before);
  await rows(api, "update money_refund set transfer_reference = 'NL26 7741 REFUND' where order_id = $1", [order]);
  expect(await linesOf(person, order)).toMatch(
    /Terugbetaald met een overschrijving op [^\n]+€ -4,00\nKenmerk: NL26 7741 REFUND\nTotaal na terugbetaling€ 5,99/,
  );
});

it('knows nothing of a second payment that went back', async () => {
  const person = await confirmed(api);
  const order = await sale.placed(person);
  await sale.tryAgain(person, order.id).expect(201);
  const [first, second] = sale.mollie.payments;
  await sale.hear('paid', second);
  await sale.hear('paid', first);
  const lines = await linesOf(person, order.id);
  expect(lines).toContain('iDEAL | Wero');
  expect(lines).not.toMatch(/Refund/);
});

it('is for nobody else, and there is none before the order is paid', async () => {
  const { person, order } = await bought();
  const stranger = await confirmed(api);
  const unpaid = await sale.placed(stranger);
  await copyToTenant(api, person, SECOND);
  const absent = [404, 'receipt_not_found'];
  const codes = async (...asked: Parameters<typeof open>) => {
    const { status, body } = await open(...asked);
    return codeOf({ status, body: JSON.parse((body as Buffer).toString()) });
  };
  expect(await codes(stranger, order)).toEqual(absent);
  expect(await codes(person, order, SECOND)).toEqual(absent);
  expect(await codes(person, 'x')).toEqual(absent);
  expect(await codes(stranger, unpaid.id)).toEqual(absent);
  expect((await open({ ...person, cookie: '' }, order)).status).toBe(403);
});

it('is out of reach once the account was erased', async () => {
  const { person, order } = await bought();
  // The books keep the order under a number that was nobody’s.
  await rows(api, 'update credit_balance set account_id = -4712 where account_id = $1', [person.id]);
  expect((await open(person, order)).status).toBe(404);
  expect(await numberOf(order)).toMatch(/^\d{4}-\d{6}$/);
});

it('is numbered by brand and year without gaps, however many pay at once', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => confirmed(api)));
  const other = await confirmed(api, {}, SECOND);
  for (const person of people) await sale.placed(person);
  const there = await sale.placed(other, SECOND);
  for (const payment of sale.mollie.payments) payment.status = 'paid';
  await rows(api, `update payment_attempt set next_check_at = now() where status = 'open'`);
  await sale.janitor.work();
  await Promise.all([FIRST, SECOND].map((host) => sale.deliver('payment_check', host)));
  const numbered = await rows(
    api,
    `select substr(o.receipt_number, 6)::integer as number from payment_order o join tenant t on t.id = o.tenant_id
     where t.slug = $1 and o.paid_at is not null order by 1`,
    [FIRST],
  );
  expect(numbered.map(({ number }) => number)).toEqual(numbered.map((_, index) => index + 1));
  expect(await numberOf(there.id)).toBe(`${new Date().getUTCFullYear()}-000001`);
});

it('gets a number once where a process of the version before has booked the order without', async () => {
  const { person, order } = await bought();
  const stranger = await bought();
  await rows(api, 'update payment_order set receipt_number = null where id = $1', [order]);
  await open(stranger.person, order).expect(404);
  expect(await numberOf(order)).toBe('null');
  const last = Number((await numberOf(stranger.order)).slice(5));
  await Promise.all(Array.from({ length: 5 }, () => open(person, order).expect(200)));
  expect(Number((await numberOf(order)).slice(5))).toBe(last + 1);
  expect(Number((await numberOf((await bought()).order)).slice(5))).toBe(last + 2);
});
