import { FIRST, type TestApi } from '../../../../../test/support/api';
import { within } from '../../../../../test/support/credits';
import { confirmed } from '../../../../../test/support/meeting';
import * as debits from '../../../../../test/support/payments/debits';
import { PaymentsApi } from '../../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../../test/support/people';
import { type PaymentStatus } from '../../../../platform/payments';
import { type TextMessage } from '../../../../platform/sms';
import { CHECK_KIND } from '../../settling/check-entry';
import { CompareDay } from './compare-day';

let sale: PaymentsApi;
let api: TestApi;
let messages: TextMessage[];
beforeAll(async () => {
  sale = await PaymentsApi.start(87);
  ({ api } = sale);
  messages = debits.catchMessages(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  sale.forget();
  for (const list of Object.values(sale.mollie.listed)) list.length = 0;
  // Days of another test are none of this one's.
  await rows(api, "update payment_attempt set created_at = created_at - interval '60 days'");
  await rows(api, "update payment_dispute set opened_at = opened_at - interval '60 days'");
});

interface Debit {
  readonly person: Person;
  readonly order: number;
}

/** A debit whose credits come at once. */
async function debit(): Promise<Debit> {
  const person = await confirmed(api, { country: 'NL' });
  const { id: order } = await debits.paid(api, messages, person);
  return { person, order };
}

/** The provider lists its newest payment so. */
function list(status: PaymentStatus): string {
  const payment = sale.mollie.payments.at(-1);
  if (!payment) throw new Error('there is no debit');
  const { id, attempt, sum } = payment;
  const listed = {
    payment: id,
    otherId: undefined,
    attempt,
    status,
    mode: 'test',
    sum,
    createdAt: new Date(),
  } as const;
  sale.mollie.listed.payments.splice(0, Infinity, listed);
  return id;
}

const compare = () =>
  within(
    api,
    () => api.running.app.get(CompareDay, { strict: false }).compare('mollie', new Date().toISOString().slice(0, 10)),
    FIRST,
  );

it('a debit booked early agrees while the bank is asked, and once it has paid', async () => {
  await debit();
  list('pending');
  expect(await compare()).toEqual([]);
  await sale.hear('paid');
  list('paid');
  expect(await compare()).toEqual([]);
});

it('a debit booked early differs where the bank does not pay and we have not heard of it, and is asked for again', async () => {
  const { order } = await debit();
  sale.mollie.set('failed');
  const subject = list('failed');
  expect(await compare()).toMatchObject([
    { kind: 'payment_missing', subject, order, ours: 'booked', theirs: 'failed' },
  ]);
  await sale.deliver(CHECK_KIND);
  expect(await compare()).toEqual([]);
  expect(await sale.differences()).toEqual([]);
});

it('a debit booked early differs where the provider says nothing of it in all the time that banks have', async () => {
  const { order } = await debit();
  list('pending');
  await rows(api, "update payment_attempt set expires_at = now() - interval '1 minute' where order_id = $1", [order]);
  expect(await compare()).toMatchObject([{ kind: 'payment_missing', order, ours: 'booked', theirs: 'pending' }]);
});

it('a debit booked early differs where the provider has none', async () => {
  const { order } = await debit();
  const subject = sale.mollie.payments.at(-1)?.id;
  sale.mollie.payments.length = 0;
  expect(await compare()).toMatchObject([{ kind: 'payment_missing', subject, order, ours: '9.99' }]);
});

it('a debit that came back is no chargeback that the provider would list', async () => {
  const { order } = await debit();
  await sale.hear('failed');
  list('failed');
  expect(await rows(api, 'select status from payment_dispute where order_id = $1', [order])).toEqual([
    { status: 'lost' },
  ]);
  expect(await compare()).toEqual([]);
});
