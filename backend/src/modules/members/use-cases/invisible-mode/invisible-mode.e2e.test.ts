import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { withSettings } from '../../../../../test/support/features';
import { newAddress, rows, signUp, startAccountsApi } from '../../../../../test/support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(13);
});
afterAll(() => api.close());

type Method = 'get' | 'put' | 'delete';
const call = (method: Method, cookie: string, host = FIRST) =>
  api.on(`${host}.localhost`)[method]('/api/invisible-mode').set('x-forwarded-for', newAddress()).set('cookie', cookie);

const makePremium = (id: number, since: string | null = '2026-01-01') =>
  rows(api, 'update account set premium_since = $2 where id = $1', [id, since]);

describe('the invisible mode', () => {
  it('is off, goes on once and off again, for this member only', async () => {
    const { id, cookie } = await signUp(api, 'hide@visitor.example');
    await makePremium(id);
    const other = await signUp(api, 'seen@visitor.example');
    const off = await call('get', cookie).expect(200);
    expect(off.headers['cache-control']).toBe('no-store');
    expect(off.body).toEqual({ invisible: false, since: null });
    await Promise.all([1, 2, 3].map(() => call('put', cookie).expect(204)));
    const on = await call('get', cookie);
    expect(on.body).toEqual({ invisible: true, since: expect.stringMatching(/Z$/) as string });
    await call('put', cookie).expect(204);
    expect((await call('get', cookie)).body).toEqual(on.body);
    expect((await call('get', other.cookie)).body).toEqual({ invisible: false, since: null });
    await call('delete', cookie).expect(204);
    await call('delete', cookie).expect(204);
    expect((await call('get', cookie)).body).toEqual(off.body);
  });

  it('is no visitor’s, no other brand’s and no other site’s', async () => {
    const { id, cookie } = await signUp(api, 'mine@visitor.example');
    await makePremium(id);
    for (const method of ['get', 'put', 'delete'] as const)
      for (const answer of [await call(method, ''), await call(method, cookie, SECOND)])
        expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
    await call('put', cookie).set('sec-fetch-site', 'cross-site').expect(403);
    expect(await rows(api, 'select from invisible_mode where profile_id = $1', [id])).toEqual([]);
  });

  it('is for premium members unless the brand has it for everybody, and stays when premium is lost', async () => {
    const { id, cookie } = await signUp(api, 'free@visitor.example');
    expect((await call('put', cookie).expect(403)).body).toMatchObject({ code: 'premium_required' });
    expect((await call('get', cookie)).body).toMatchObject({ invisible: false });
    await withSettings(api, { features: { invisible_mode_for: 'everybody' } }, async () => {
      await call('put', cookie).expect(204);
      await call('delete', cookie).expect(204);
    });
    await makePremium(id);
    await call('put', cookie).expect(204);
    await makePremium(id, null);
    expect((await call('get', cookie)).body).toMatchObject({ invisible: true });
    await call('delete', cookie).expect(204);
    await call('put', cookie).expect(403);
  });

  it('is refused where the brand has switched it off; hidden members stay hidden until they show themselves', async () => {
    const { id, cookie } = await signUp(api, 'off@visitor.example');
    const there = await signUp(api, 'off@visitor.example', SECOND);
    for (const member of [id, there.id]) await makePremium(member);
    await call('put', cookie).expect(204);
    await withSettings(api, { features: { invisible_mode: false } }, async () => {
      expect((await call('put', cookie).expect(404)).body).toMatchObject({ code: 'invisible_mode_off' });
      expect((await call('get', cookie)).body).toMatchObject({ invisible: true });
      await call('delete', cookie).expect(204);
      await call('put', there.cookie, SECOND).expect(204);
    });
    expect((await call('get', cookie)).body).toMatchObject({ invisible: false });
  });

  it('hides from whoever looks at a landing page', async () => {
    const teaser = () => api.on().get('/api/members/501/teaser').set('x-forwarded-for', newAddress());
    await rows(
      api,
      `insert into profile (tenant_id, id, name, birth_date, language, status, fictional, country)
       select id, 501, 'Robin', '1990-01-01', 'nl', 'active', true, 'NL' from tenant where slug = $1`,
      [FIRST],
    );
    await teaser().expect(200);
    await rows(
      api,
      'insert into invisible_mode (tenant_id, profile_id) select tenant_id, id from profile where id = 501',
    );
    await teaser().expect(404);
  });
});
