import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, startTestApi, tokenOf } from '../../../../test/support/api';
import { PlatformDatabase } from '../../../platform/database';
import { type Actor, Tenants, audit } from '../../tenants';
import { type AuditResponse } from './audit.response';

const ENTRIES = 7;
let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startTestApi();
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
  const platform = api.running.app.get(PlatformDatabase);
  for (const slug of [FIRST, SECOND]) {
    const tenantId = (await api.running.app.get(Tenants).get(slug)).id;
    for (let number = 1; number <= ENTRIES; number += 1)
      await audit(platform, SUPPORT, {
        action: 'member.blocked',
        tenantId,
        subject: `account:${number}`,
        details: { slug },
      });
  }
  await audit(platform, OPERATOR, { action: 'membership.sold', tenantId: null, subject: 'nobody' });
});
afterAll(() => api.close());

const ask = (query: string, who: Actor = OPERATOR) =>
  api
    .on('console.localhost')
    .get(`/api/staff/${query}`)
    .set('authorization', tokens.get(who.email) ?? '');
const found = async (query: string, who?: Actor): Promise<AuditResponse> =>
  (await ask(query, who).expect(200)).body as AuditResponse;

describe('the audit', () => {
  it.each(['from=2026-W49-1', 'until=2026-335', 'from=0000-01-01T00:00:00Z'])(
    'has no such time as %s',
    async (time) => {
      expect((await ask(`audit?${time}`).expect(422)).body).toMatchObject({ code: 'invalid_input' });
    },
  );

  it('is searched over all tenants by who, what and whom, newest first', async () => {
    const { entries, next } = await found('audit?action=member&actor=SANNA@manyhearts.example');
    expect(entries.map(({ tenant }) => tenant)).toEqual([
      ...Array<string>(ENTRIES).fill(SECOND),
      ...Array<string>(ENTRIES).fill(FIRST),
    ]);
    expect(next).toBeNull();
    const [one, other] = (await found('audit?subject=account:3&action=member.blocked')).entries;
    expect([one, other]).toMatchObject([
      { tenant: SECOND, details: { slug: SECOND } },
      { tenant: FIRST, details: { slug: FIRST } },
    ]);
    expect((await found(`audit?tenant=${FIRST}&action=member`)).entries).toHaveLength(ENTRIES);
    expect((await found('audit?action=mem')).entries).toEqual([]);
  });

  it('is read page by page, each entry once', async () => {
    const ids: string[] = [];
    let before = '';
    for (let page = 0; page < 20; page += 1) {
      const { entries, next } = await found(`audit?action=member&most=3${before}`);
      ids.push(...entries.map(({ id }) => id));
      if (next === null) break;
      before = `&before=${next}`;
    }
    expect(ids).toHaveLength(2 * ENTRIES);
    expect([...new Set(ids)].sort((a, b) => Number(b) - Number(a))).toEqual(ids);
  });

  it('is bounded by times', async () => {
    expect((await found('audit?from=2020-01-01T00:00:00Z&until=2020-01-02T00:00:00Z')).entries).toEqual([]);
    expect((await found('audit?from=2020-01-01T00:00:00Z&action=member')).entries).toHaveLength(2 * ENTRIES);
  });

  it('shows whoever has one brand nothing of another, nor of the staff', async () => {
    const { entries } = await found('audit?most=500', SUPPORT);
    expect(entries.length).toBeGreaterThan(ENTRIES);
    expect([...new Set(entries.map(({ tenant }) => tenant))]).toEqual([FIRST]);
    await ask(`audit?tenant=${SECOND}`, SUPPORT).expect(404);
    await ask(`tenants/${SECOND}/audit`, SUPPORT).expect(404);
    expect((await found(`tenants/${FIRST}/audit?action=member`, SUPPORT)).entries).toHaveLength(ENTRIES);
    expect((await found('audit?action=membership')).entries).toMatchObject([{ tenant: null }]);
  });

  it('refuses what is no search', async () => {
    for (const query of ['before=x', 'most=0', 'most=501', 'from=yesterday', 'action=a;b', 'tenant=a', 'actor=a'])
      await ask(`audit?${query}`).expect(422);
    await ask('audit?tenant=no-such-brand').expect(404);
    await ask('audit').set('authorization', 'Bearer x').expect(401);
  });
});
