import { FIRST, OPERATOR, SECOND, type TestApi, tokenOf } from '../../../../test/support/api';
import { copyToTenant } from '../../../../test/support/copy-to-tenant';
import { eraseNow } from '../../../../test/support/erase';
import { confirmed } from '../../../../test/support/meeting';
import { PaymentsApi } from '../../../../test/support/payments/payments-api';
import { post, rows } from '../../../../test/support/people';
import { CONSOLE } from '../../../../test/support/staff-people';

const WORDS = 'Quintilian asked for it in tears';

let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(100);
  ({ api } = sale);
});
afterAll(() => api.close());

const places = async (): Promise<number[]> => {
  const texts = [
    "select count(*)::integer as n from audit_entry where details::text like '%Quintilian%'",
    "select count(*)::integer as n from refund_request where reason like '%Quintilian%'",
    "select count(*)::integer as n from money_refund where note like '%Quintilian%'",
    "select count(*)::integer as n from payment_difference where note like '%Quintilian%'",
  ];
  return Promise.all(texts.map(async (text) => Number((await rows(api, text))[0]?.['n'])));
};

it('erases what staff wrote about an order and a complaint, and keeps what they did', async () => {
  const person = await confirmed(api);
  await copyToTenant(api, person, SECOND);
  const [account] = await rows(api, 'select email from account where id = $1 limit 1', [person.id]);
  const { id: order } = await sale.placed(person);
  await sale.hear('paid');
  const { body } = await post(api, '/api/complaints')
    .send({ kind: 'other', name: 'Someone', email: account?.['email'], message: 'I want to complain about this.' })
    .expect(202);
  const { reference } = body as { reference: string };
  const token = await tokenOf(api, OPERATOR);
  const staff = (path: string, more: object) =>
    api.on(CONSOLE).post(`/api/staff/tenants/${FIRST}/${path}`).set('authorization', token).send(more);
  await staff(`complaints/${reference}/closed`, { reason: WORDS }).expect(204);
  await rows(
    api,
    `with asked as (insert into refund_request (tenant_id, id, order_id, key, amount, reason, asked_by)
       select tenant_id, gen_random_uuid(), id, 'staff:words', 100, $2, 'staff' from payment_order where id = $1 returning tenant_id),
     sent as (insert into money_refund (tenant_id, id, order_id, attempt_id, reason, amount, due_at, note)
       select tenant_id, gen_random_uuid(), order_id, id, 'staff', 100, now(), $2 from payment_attempt where order_id = $1 returning id),
     differs as (insert into payment_difference (tenant_id, id, provider_account_id, day, kind, subject, order_id, note)
       select tenant_id, gen_random_uuid(), provider_account_id, current_date, 'payment_amount', 'words', order_id, $2
       from payment_attempt where order_id = $1 returning tenant_id, id),
     settled as (insert into audit_entry (actor, action, tenant_id, subject, details)
       select 'staff', 'payments.difference_resolved', tenant_id, 'difference:' || id, jsonb_build_object('note', $2::text) from differs)
     insert into audit_entry (actor, action, tenant_id, subject, details)
     select 'staff', 'payments.refund_asked', tenant_id, 'order:' || $1::text, jsonb_build_object('reason', $2::text, 'amount', 100) from asked`,
    [order, WORDS],
  );
  // Another brand's order of the same number is another's.
  await rows(
    api,
    `insert into audit_entry (actor, action, tenant_id, subject, details)
     select 'staff', 'payments.refund_asked', id, 'order:' || $2::text, jsonb_build_object('reason', $3::text) from tenant where slug = $1`,
    [SECOND, order, WORDS],
  );
  expect(await places()).toEqual([4, 1, 1, 1]);
  await eraseNow(api, person);
  expect(await places()).toEqual([1, 0, 0, 0]);
  expect(
    await rows(api, 'select details from audit_entry where subject = $1 and action = $2 and details <> $3::jsonb', [
      ...[`order:${order}`, 'payments.refund_asked', '{}'],
    ]),
  ).toContainEqual({ details: { amount: 100 } });
  expect(await rows(api, 'select action from audit_entry where subject = $1', [reference])).toContainEqual({
    action: 'complaint.closed',
  });
});
