import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { type Actor } from '../../tenants';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(74);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
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

describe('a code for several brands', () => {
  const PATH = '/api/staff/discount-codes';
  const both = (more: object = {}) => wanted({ tenants: [FIRST, SECOND], currency: 'EUR', ...more });
  const addAll = (body: object, who: Actor = OPERATOR) =>
    api.on('console.localhost').post(PATH).set(on(who)).send(body);
  const had = async (code: string) =>
    (
      await rows(
        api,
        'select t.slug from discount_code c join tenant t on t.id = c.tenant_id where c.code = $1 order by t.slug',
        [code],
      )
    ).map((row) => row['slug']);

  it('is made at all of them in one act, each with its audit entry', async () => {
    const offered = await api.on('console.localhost').get('/api/staff/discount-brands').set(on(OPERATOR)).expect(200);
    const { brands } = offered.body as { brands: { tenant: string; currencies: string[] }[] };
    for (const slug of [FIRST, SECOND])
      expect(brands.find(({ tenant }) => tenant === slug)?.currencies).toContain('EUR');
    await addAll(both({ code: 'EVERYWHERE', minimum: 1000, methods: ['card'] })).expect(204);
    expect(await had('EVERYWHERE')).toEqual([FIRST, SECOND].sort());
    const audited = await rows(
      api,
      `select t.slug, e.actor from audit_entry e join tenant t on t.id = e.tenant_id
       where e.subject = 'discount_code:EVERYWHERE' and e.action = 'discount_code.added' order by t.slug`,
    );
    expect(audited).toEqual([FIRST, SECOND].sort().map((slug) => ({ slug, actor: OPERATOR.email })));
  });

  it('is made at none where one of them has it, sells in another currency, or does not exist', async () => {
    await add(wanted({ code: 'HALFWAY' }), OPERATOR, SECOND).expect(204);
    const taken = await addAll(both({ code: 'HALFWAY' })).expect(409);
    expect(taken.body).toMatchObject({ code: 'discount_code_taken', brands: [SECOND] });
    const unsold = await addAll(both({ code: 'UNSOLD', currency: 'JPY' })).expect(409);
    expect(unsold.body).toMatchObject({ code: 'discount_not_sold', brands: [FIRST, SECOND] });
    expect(codeOf(await addAll(both({ code: 'UNSOLD', tenants: [FIRST, 'nowhere'] })))).toEqual([
      ...[404, 'tenant_not_found'],
    ]);
    const nothing = { expires: '2020-01-01T00:00:00Z', code: 'UNSOLD' };
    expect((await addAll(both(nothing))).status).toBe(422);
    expect([await had('HALFWAY'), await had('UNSOLD')]).toEqual([[SECOND], []]);
  });

  it('is made once by people who make it at the same time', async () => {
    const orders = [
      [FIRST, SECOND],
      [SECOND, FIRST],
      [FIRST, SECOND],
      [SECOND, FIRST],
    ];
    const answers = await Promise.all(orders.map((tenants) => addAll(both({ code: 'ATONCE', tenants }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
    expect(await had('ATONCE')).toEqual([FIRST, SECOND].sort());
  });

  it('is refused to everybody else, and with what makes no sense', async () => {
    expect(codeOf(await addAll(both(), SUPPORT))).toEqual([403, 'permission_denied']);
    await api.on('console.localhost').post(PATH).send(both()).expect(401);
    await api.on('console.localhost').get('/api/staff/discount-brands').set(on(SUPPORT)).expect(403);
    for (const more of [
      ...[{ tenants: [] }, { tenants: [FIRST, FIRST] }, { tenants: FIRST }, { tenants: [1] }, { tenants: undefined }],
      ...[{ currency: undefined }, { currency: 'eur' }, { member: 7 }, { percent: 91 }, { code: 'abc' }],
    ])
      expect([more, (await addAll(both({ code: 'NONSENSE', ...more }))).status]).toEqual([more, 422]);
  });
});
