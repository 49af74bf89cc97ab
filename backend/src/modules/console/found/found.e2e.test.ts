import { randomUUID } from 'node:crypto';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { uploadOne } from '../../../../test/support/photos';
import { StaffTokens } from '..';
import { type Actor, Tenants } from '../../tenants';
import { type FoundObjectsResponse } from './found.response';

const MODERATOR: Actor = { email: 'found-mo@manyhearts.example', role: 'moderator' };
const FINANCE: Actor = { email: 'found-fin@manyhearts.example', role: 'finance' };

interface Cases {
  readonly member: number;
  readonly report: number;
  readonly reference: string;
  readonly decision: number;
  readonly appeal: number;
  readonly photo: number;
}

let api: TestApi;
let here: Cases;
let there: Cases;
const wave = randomUUID();
beforeAll(async () => {
  api = await startAccountsApi(110);
  const { id } = await api.running.app.get(Tenants).get(FIRST);
  for (const { email, role } of [MODERATOR, FINANCE])
    await api.running.app.get(StaffTokens).add({ email, name: 'Found', role, tenantIds: [id] }, OPERATOR);
  here = await casesOf(FIRST, 'N-00000000SAN1');
  there = await casesOf(SECOND, 'N-00000000SAN2');
  await rows(
    api,
    `insert into fleet_wave (id, kind, changes, niches, reason, author, state, watch_seconds, goes_on, limits)
     values ($1, 'change', '[]', '{}', 'A shorter title', 'somebody', 'planned', 600, false, '{}')`,
    [wave],
  );
});
afterAll(() => api.close());

/** An open report with its notice, a decided warning with an open appeal, and a photo that waits. */
async function casesOf(slug: string, reference: string): Promise<Cases> {
  const { id, cookie } = await confirmed(api, {}, slug);
  const { id: photo } = await uploadOne(api, cookie, slug);
  const [report] = await rows(
    api,
    `with made as (
       insert into report (tenant_id, profile_id, reason, evidence) select id, $2, 'spam', '{}' from tenant where slug = $1
       returning tenant_id, id),
     told as (
       insert into notice (tenant_id, reference, submission, report_id, reason, locale)
       select tenant_id, $3, $3, id, 'spam', 'nl' from made)
     select id from made`,
    [slug, id, reference],
  );
  const [appeal] = await rows(
    api,
    `with decided as (
       insert into decision (tenant_id, account_id, kind, reasons, source, decided_by)
       select id, $2, 'warned', '{scam}', 'own', 'somebody' from tenant where slug = $1 returning tenant_id, id)
     insert into appeal (tenant_id, decision_id, text) select tenant_id, id, 'No' from decided returning id, decision_id`,
    [slug, id],
  );
  return {
    ...{ member: id, report: Number(report?.['id']), reference, photo },
    ...{ decision: Number(appeal?.['decision_id']), appeal: Number(appeal?.['id']) },
  };
}

const ask = async (query: object, who: Actor) =>
  api
    .on('console.localhost')
    .get('/api/staff/found')
    .query(query)
    .set('authorization', await tokenOf(api, who));
async function found(q: unknown, who: Actor = SUPPORT) {
  const { body, status } = await ask({ q }, who);
  expect([status, body]).toEqual([200, expect.anything()]);
  return (body as FoundObjectsResponse).found;
}

describe('objects by a whole id or reference', () => {
  it('are found with where they wait, whatever the case of a reference', async () => {
    const at = { tenant: FIRST, member: null };
    expect(await found(` ${here.reference.toLowerCase()} `)).toEqual([
      {
        ...at,
        kind: 'notice',
        id: expect.any(String) as string,
        label: here.reference,
        screen: 'reports',
        item: here.report,
      },
    ]);
    expect(await found(here.report)).toContainEqual({
      ...{
        ...at,
        kind: 'report',
        id: String(here.report),
        label: here.reference,
        screen: 'reports',
        item: here.report,
      },
    });
    expect(await found(here.appeal)).toContainEqual({
      ...{
        ...at,
        kind: 'appeal',
        id: String(here.appeal),
        label: String(here.appeal),
        screen: 'appeals',
        item: here.appeal,
      },
    });
    expect(await found(here.photo)).toContainEqual({
      ...{
        ...at,
        kind: 'photo',
        id: String(here.photo),
        label: String(here.photo),
        screen: 'photos',
        item: here.photo,
      },
    });
  });

  it('lead to the file of the member once they are decided, for those who may open files', async () => {
    const decision = { kind: 'decision', tenant: FIRST, id: String(here.decision), label: String(here.decision) };
    expect(await found(here.decision)).toContainEqual({
      ...decision,
      screen: 'member',
      item: null,
      member: here.member,
    });
    expect(await found(here.decision, MODERATOR)).not.toContainEqual(expect.objectContaining({ kind: 'decision' }));
    await rows(api, 'update decision set needs_look = true where id = $1', [here.decision]);
    expect(await found(here.decision, MODERATOR)).toContainEqual({
      ...decision,
      screen: 'block_looks',
      item: here.decision,
      member: null,
    });
    await rows(api, 'update decision set needs_look = false where id = $1', [here.decision]);
  });

  it('of a brand that one does not reach are found by nobody but those who do', async () => {
    for (const who of [SUPPORT, MODERATOR])
      for (const one of [there.reference, there.report, there.decision, there.appeal, there.photo])
        for (const { tenant } of await found(one, who)) expect(tenant).toBe(FIRST);
    expect(await found(there.reference)).toEqual([]);
    expect(await found(there.reference, OPERATOR)).toMatchObject([{ tenant: SECOND, label: there.reference }]);
  });

  it('are behind the permission of their screen', async () => {
    for (const one of [here.reference, here.report, here.decision, here.appeal, here.photo, wave])
      expect(await found(one, FINANCE)).toEqual([]);
    for (const who of [SUPPORT, MODERATOR]) expect(await found(wave, who)).toEqual([]);
    expect(await found(wave.toUpperCase(), OPERATOR)).toEqual([
      { kind: 'wave', tenant: null, id: wave, label: 'A shorter title', screen: 'wave', item: null, member: null },
    ]);
    expect(await found(randomUUID(), OPERATOR)).toEqual([]);
  });

  it('are not found by anything else, and nobody else may ask', async () => {
    for (const q of ['N-00000000SAN', '0', '9999999999', '1.5', 'somebody', '%', '  '])
      expect(await found(q, OPERATOR)).toEqual([]);
    for (const query of [{}, { q: '' }, { q: 'x'.repeat(255) }, { q: ['1', '2'] }])
      expect((await ask(query, SUPPORT)).status).toBe(422);
    expect((await api.on('console.localhost').get('/api/staff/found').query({ q: '1' })).status).toBe(401);
  });
});
