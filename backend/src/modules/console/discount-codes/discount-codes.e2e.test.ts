import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { type Actor } from '../../tenants';

jest.setTimeout(60_000);

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(74);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
}, 60_000);
afterAll(() => api.close());

const on = (who: Actor) => ({ authorization: tokens.get(who.email) ?? '' });
const path = (slug: string, rest = '') => `/api/staff/tenants/${slug}/discount-codes${rest}`;
const wanted = (more: object = {}) => ({ code: 'WINTER20', percent: 20, expires: '2099-12-01T09:00:00Z', ...more });
const add = (body: object = wanted(), who: Actor = OPERATOR, slug = FIRST) =>
  api.on('console.localhost').post(path(slug)).set(on(who)).send(body);
const end = (code: string, who: Actor = OPERATOR, slug = FIRST) =>
  api
    .on('console.localhost')
    .post(path(slug, `/${code}/end`))
    .set(on(who));
const list = (who: Actor = OPERATOR, slug = FIRST) => api.on('console.localhost').get(path(slug)).set(on(who));
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code: string }).code];

it('is made, told of and ended by operators, and audited', async () => {
  await add(wanted({ minimum: 1500, currency: 'EUR', country: 'NL', methods: ['ideal', 'card'] })).expect(204);
  const [made] = ((await list().expect(200)).body as { codes: object[] }).codes;
  expect(made).toEqual({
    ...{ code: 'WINTER20', percent: 20, minimum: 1500, currency: 'EUR', country: 'NL', methods: ['ideal', 'card'] },
    ...{ member: null, starts: expect.any(String) as string, expires: '2099-12-01T09:00:00.000Z' },
    ...{ status: 'active', used: 0, reserved: 0 },
  });
  expect((await list(OPERATOR, SECOND).expect(200)).body).toEqual({ codes: [] });
  await end('WINTER20').expect(204);
  await end('WINTER20').expect(204);
  expect((await list().expect(200)).body).toMatchObject({ codes: [{ status: 'ended' }] });
  const audited = await rows(
    api,
    "select actor, action from audit_entry where subject = 'discount_code:WINTER20' order by id",
  );
  expect(audited).toEqual([
    { actor: OPERATOR.email, action: 'discount_code.added' },
    { actor: OPERATOR.email, action: 'discount_code.ended' },
  ]);
});

it('may be for one member of the brand', async () => {
  const [here, there] = [await confirmed(api), await confirmed(api, {}, SECOND)];
  await add(wanted({ code: 'FORONE', member: here.id })).expect(204);
  expect(codeOf(await add(wanted({ code: 'FORTWO', member: there.id })))).toEqual([404, 'member_not_found']);
  expect(await rows(api, 'select action from audit_entry where subject = $1', [`account:${here.id}`])).toEqual([
    { action: 'discount_code.added' },
  ]);
});

it('is one of its brand, and none of the codes of the settings', async () => {
  await add(wanted({ code: 'ONCE' })).expect(204);
  for (const code of ['ONCE', 'TIMEBONUS25', 'WELCOME25'])
    expect(codeOf(await add(wanted({ code })))).toEqual([409, 'discount_code_taken']);
  await add(wanted({ code: 'ONCE' }), OPERATOR, SECOND).expect(204);
});

it('is refused with what makes no sense, and to everybody else', async () => {
  const bad: object[] = [
    ...[{ code: 'abc' }, { percent: 0 }, { percent: 91 }, { minimum: 100 }, { currency: 'eur' }, { country: 'nl' }],
    ...[{ methods: ['cash'] }, { methods: ['card', 'card'] }, { expires: 'soon' }, { expires: undefined }],
    ...[{ expires: '2020-01-01T00:00:00Z' }, { starts: '2099-12-02T00:00:00Z' }, { starts: '2026-02-30T00:00:00Z' }],
  ];
  for (const more of bad)
    expect([more, (await add(wanted({ code: 'NONSENSE', ...more }))).status]).toEqual([more, 422]);
  expect(codeOf(await add(wanted(), SUPPORT))).toEqual([403, 'permission_denied']);
  expect(codeOf(await list(SUPPORT))).toEqual([403, 'permission_denied']);
  expect(codeOf(await end('ONCE', SUPPORT))).toEqual([403, 'permission_denied']);
  expect(codeOf(await end('NOSUCH'))).toEqual([404, 'discount_not_found']);
  expect(codeOf(await add(wanted(), OPERATOR, 'nowhere'))).toEqual([404, 'tenant_not_found']);
  await add(wanted()).set('authorization', 'Bearer x').expect(401);
});
