import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { type Actor } from '../../tenants';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(15);
});
afterAll(() => api.close());

const ask = async (who: Actor | undefined, query: object, slug = FIRST, host = 'console.localhost') =>
  api
    .on(host)
    .get(`/api/staff/tenants/${slug}/erasures`)
    .query(query)
    .set('authorization', who ? await tokenOf(api, who) : '');
const report = (slug: string, id: string, at: string) =>
  rows(
    api,
    `insert into erasure_report (tenant_id, id, at, tables, remaining, files)
     select id, $2, $3, '{"account": 1}', '{}', 2 from tenant where slug = $1`,
    [slug, id, at],
  );
const ID = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

describe('the reports of erasures', () => {
  it('are told between two days, newest first, of the brand that is asked for', async () => {
    await report(FIRST, ID(1), '2026-11-01T00:00:00Z');
    await report(FIRST, ID(2), '2026-11-02T23:59:59Z');
    await report(FIRST, ID(3), '2026-11-03T00:00:00Z');
    await report(SECOND, ID(4), '2026-11-01T12:00:00Z');
    const answer = await ask(SUPPORT, { from: '2026-11-01', to: '2026-11-02' });
    expect(answer.status).toBe(200);
    const told = { tables: { account: 1 }, remaining: {}, files: 2, files_removed: 0 };
    expect(answer.body).toEqual({
      erasures: [
        { id: ID(2), at: '2026-11-02T23:59:59.000Z', ...told },
        { id: ID(1), at: '2026-11-01T00:00:00.000Z', ...told },
      ],
    });
    const second = await ask(OPERATOR, { from: '2026-11-01', to: '2026-11-30' }, SECOND);
    expect(second.body).toMatchObject({ erasures: [{ id: ID(4) }] });
  });

  it('are no visitor’s and no brand’s, and of a brand out of reach there are none', async () => {
    const period = { from: '2026-11-01', to: '2026-11-02' };
    expect((await ask(undefined, period)).status).toBe(401);
    expect((await ask(SUPPORT, period, SECOND)).body).toMatchObject({ code: 'tenant_not_found' });
    expect((await ask(OPERATOR, period, FIRST, `${FIRST}.localhost`)).status).toBe(404);
  });

  it.each([
    [{}, 'from'],
    [{ from: '2026-11-31', to: '2026-12-01' }, 'from'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ from: '2020-01-01', to: '2026-11-01' }, 'to'],
  ])('asked for with %j are refused, naming the field', async (query, path) => {
    const answer = await ask(SUPPORT, query);
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({
        faults: expect.arrayContaining([expect.objectContaining({ path })]) as unknown[],
      }),
    ]);
  });
});
