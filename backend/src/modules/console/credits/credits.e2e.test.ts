import { type Actor } from '../../tenants';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { buy, pay } from '../../../../test/support/credits';
import { confirmed } from '../../../../test/support/meeting';
import { openFile } from '../../../../test/support/open-file';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { openStream } from '../../../../test/support/stream';
import { copyToTenant } from '../../../../test/support/copy-to-tenant';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(49);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

const openedTo = async (who: Actor, slug = FIRST) => {
  const member = await confirmed(api, {}, slug);
  await openFile(api, who, member.id, slug);
  return member;
};
const on = (who: Actor) => ({ authorization: tokens.get(who.email) ?? '' });
const path = (id: number | string, rest = '', slug = FIRST) =>
  `/api/staff/tenants/${slug}/members/${id}/credits${rest}`;
const REASON = 'A message was lost';
const gift = (more: object = {}) => ({ kind: 'refund', credits: 5, key: 'ticket:4711', reason: REASON, ...more });
const give = (id: number | string, body: object = gift(), who: Actor = SUPPORT, slug = FIRST) =>
  api
    .on('console.localhost')
    .post(path(id, '', slug))
    .set(on(who))
    .send(body);
const reverse = (id: number, number: number | string, who: Actor = SUPPORT, slug = FIRST) =>
  api
    .on('console.localhost')
    .post(path(id, `/${number}/reversal`, slug))
    .set(on(who))
    .send({ reason: REASON });
const look = (id: number | string, query: object = {}, who: Actor = SUPPORT, slug = FIRST) =>
  api
    .on('console.localhost')
    .get(path(id, '', slug))
    .set(on(who))
    .query(query);
const audited = (id: number) =>
  rows(
    api,
    "select actor, action, details from audit_entry where subject = $1 and action <> 'member.viewed' order by id",
    [`account:${id}`],
  );
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code: string }).code];

it('gives credits once, with a reason, however often and however much at once it is asked', async () => {
  const { id } = await openedTo(SUPPORT);
  const answers = await Promise.all(Array.from({ length: 10 }, () => give(id).expect(200)));
  expect(answers.filter(({ body }) => (body as { is_new: boolean }).is_new)).toHaveLength(1);
  for (const { body } of answers) expect(body).toMatchObject({ number: 1, balance: 5 });
  const details = { kind: 'refund', credits: 5, entry: 1, reason: REASON };
  expect(await audited(id)).toEqual([{ actor: SUPPORT.email, action: 'member.credits_given', details }]);
  const { id: other } = await openedTo(SUPPORT);
  for (const [whom, body] of [
    [id, gift({ credits: 6 })],
    [id, gift({ kind: 'support' })],
    [other, gift()],
  ] as const)
    expect(codeOf(await give(whom, body))).toEqual([409, 'credit_key_used']);
  expect((await look(other).expect(200)).body).toEqual({ entries: [] });
  const entry = { number: 1, amount: 5, balance: 5, reason: 'refund', reference: '' };
  expect((await look(id).expect(200)).body).toMatchObject({ entries: [entry] });
  expect((await look(id, { before: 1 }).expect(200)).body).toEqual({ entries: [] });
});

it('takes an entry back once, and not what was spent', async () => {
  const { id } = await openedTo(SUPPORT);
  await buy(api, id, 10);
  await pay(api, id, 4, 'staff');
  expect((await reverse(id, 2).expect(200)).body).toEqual({ number: 3, balance: 10, is_new: true });
  expect((await reverse(id, 2).expect(200)).body).toEqual({ number: 3, balance: 10, is_new: false });
  expect(await audited(id)).toMatchObject([
    { action: 'member.credits_reversed', details: { reversed: 2, entry: 3, reason: REASON } },
  ]);
  expect(codeOf(await reverse(id, 3))).toEqual([409, 'not_reversible']);
  for (const none of [9, '0', 'x']) expect(codeOf(await reverse(id, none))).toEqual([404, 'transaction_not_found']);
  // Money stands behind a purchase: it goes back with its order.
  expect(codeOf(await reverse(id, 1))).toEqual([409, 'not_reversible']);
  await give(id, gift({ kind: 'support', key: 'ticket:4799' })).expect(200);
  await pay(api, id, 12, 'staff again');
  expect(codeOf(await reverse(id, 4))).toEqual([403, 'not_enough_credits']);
});

it('tells the open pages of the member, and of nobody else, what they have now', async () => {
  const [member, other] = [await openedTo(SUPPORT), await openedTo(SUPPORT)];
  await copyToTenant(api, member, SECOND);
  const page = await openStream(api.url, member);
  const strangers = [await openStream(api.url, other), await openStream(api.url, { ...member, host: SECOND })];
  const key = 'ticket:4712';
  await give(member.id, gift({ key })).expect(200);
  await give(member.id, gift({ key })).expect(200);
  await page.awaits('credits', { credits: 5 });
  await reverse(member.id, 1).expect(200);
  await page.awaits('credits', { credits: 0 });
  // The event that follows arrives after it, at each stream.
  await give(other.id, gift({ key: 'ticket:4713' })).expect(200);
  await strangers[0]?.awaits('credits', { credits: 5 });
  const creditsOf = ({ heard }: typeof page) => heard.filter(({ event }) => event === 'credits').length;
  expect([page, ...strangers].map(creditsOf)).toEqual([2, 1, 0]);
  for (const stream of [page, ...strangers]) stream.close();
});

it('is for staff of the brand only, and wants everything said', async () => {
  const [here, there] = [await openedTo(SUPPORT), await openedTo(OPERATOR, SECOND)];
  expect(codeOf(await give(there.id, gift(), SUPPORT, SECOND))).toEqual([404, 'tenant_not_found']);
  expect(codeOf(await look(there.id, {}, SUPPORT, SECOND))).toEqual([404, 'tenant_not_found']);
  for (const answer of [
    await give(there.id, gift(), OPERATOR, FIRST),
    await look(there.id, {}, OPERATOR, FIRST),
    await reverse(there.id, 1, OPERATOR, FIRST),
    await give('0', gift()),
    await give('99999999999', gift()),
  ])
    expect(codeOf(answer)).toEqual([404, 'member_not_found']);
  await give(here.id, gift()).set('authorization', 'Bearer x').expect(401);
  await give(here.id, gift()).set('authorization', '').set('cookie', here.cookie).expect(401);
  for (const wrong of [
    { credits: 0 },
    { credits: -5 },
    { credits: 1001 },
    { credits: 1.5 },
    { kind: 'signup' },
    { key: 'short' },
    { reason: 'x' },
  ])
    await give(here.id, gift(wrong)).expect(422);
  await look(here.id, { before: 'x' }).expect(422);
  expect(await audited(here.id)).toEqual([]);
  await give(there.id, gift({ key: 'other:brand:1' }), OPERATOR, SECOND).expect(200);
});
