import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { rows, signUp, startAccountsApi } from '../../../../test/support/people';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { type StaffRole } from '../../../platform/http';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type WorkClaimsResponse, type WorkResponse } from './work.response';

const REPORTS = 6;
let api: TestApi;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(25);
  for (const [name, role] of [
    ...([
      ['ada', 'moderator'],
      ['ben', 'moderator'],
      ['fin', 'finance'],
    ] as const),
    ...([['sue', 'support']] as const),
  ])
    await hire(name, role);
  cookies.set('olivia', await sessionOf(api, OPERATOR.email));
  for (const slug of [FIRST, SECOND]) await report(slug);
  // A brand of its own mind, before anything of it is read.
  await rows(
    api,
    `update settings_revision r set document = jsonb_set(document, '{moderation}', '{"report_minutes": 50, "claim_minutes": 20}')
     from tenant t where t.slug = $1 and r.tenant_id = t.id`,
    [SECOND],
  );
});
beforeEach(() => rows(api, 'delete from staff_claim'));
afterAll(() => api.close());

async function hire(name: string, role: StaffRole): Promise<void> {
  const email = `${name}@work.example`;
  const { id } = await api.running.app.get(Tenants).get(FIRST);
  await api.running.app.get(StaffTokens).add({ email, name, role, tenantIds: [id] }, OPERATOR);
  cookies.set(name, await sessionOf(api, email));
}

/** Reports of a brand, an hour old and younger; the youngest is about somebody who may be a child. */
async function report(slug: string): Promise<void> {
  const { id: reporter } = await signUp(api, 'reporter@visitor.example', slug);
  const { id: reported } = await signUp(api, 'reported@visitor.example', slug);
  await rows(
    api,
    `insert into report (tenant_id, reporter_id, profile_id, reason, text, evidence, created_at)
     select a.tenant_id, a.id, $2, case n when $3 then 'underage' else 'scam' end, 'Text ' || n, '{}', now() - make_interval(mins => 60 - n)
     from account a, generate_series(1, $3::integer) n where a.id = $1`,
    [reporter, reported, REPORTS],
  );
}

const staff = (who: string, method: 'get' | 'post' | 'put' | 'delete', path: string) => {
  const request = api.on(CONSOLE)[method](`/api/staff/${path}`);
  return request.set('cookie', cookies.get(who) ?? '');
};
const work = async (who: string): Promise<WorkResponse['queues']> =>
  ((await staff(who, 'get', 'work').expect(200)).body as WorkResponse).queues;
const claim = async (who: string, wish: object = {}): Promise<WorkClaimsResponse['claims']> => {
  const { body } = await staff(who, 'post', 'work-claims')
    .send({ queue: 'reports', ...wish })
    .expect(200);
  return (body as WorkClaimsResponse).claims;
};
const close = (who: string, item: string, slug = FIRST) =>
  staff(who, 'post', `tenants/${slug}/reports/${item}/closed`).send({ outcome: 'dismissed' });
const itemsOf = (claims: WorkClaimsResponse['claims']): string[] =>
  claims.map(({ tenant, item }) => `${tenant} ${item}`);

describe('what waits', () => {
  it('is told by queue and brand, with its age and when it is due', async () => {
    const queues = (await work('olivia')).filter(({ queue }) => queue === 'reports');
    expect(queues.map(({ tenant, open, claimed }) => [tenant, open, claimed]).sort()).toEqual([
      [FIRST, REPORTS, 0],
      [SECOND, REPORTS, 0],
    ]);
    const [late, one] = queues;
    const minutesFromNow = (at: unknown) => Math.round((new Date(String(at)).getTime() - Date.now()) / 60_000);
    expect(minutesFromNow(one?.oldest)).toBe(-59);
    // The youngest is the most urgent: an hour after it came.
    expect([one?.tenant, minutesFromNow(one?.due)]).toEqual([FIRST, REPORTS]);
    // The other brand wants all of them sooner, and the oldest is 59 minutes old.
    expect([late?.tenant, minutesFromNow(late?.due)]).toEqual([SECOND, -9]);
  });

  it('is told of the brands that one reaches, and to whom it concerns', async () => {
    expect([...new Set((await work('ada')).map(({ tenant }) => tenant))]).toEqual([FIRST]);
    expect(await work('fin')).toEqual([]);
    const refused = await staff('fin', 'post', 'work-claims').send({ queue: 'reports' }).expect(403);
    expect(refused.body).toMatchObject({ code: 'queue_not_allowed' });
  });
});

describe('a claim', () => {
  it('is of what is due first, and nobody else’s at the same time', async () => {
    const own = await claim('ada', { most: 2 });
    expect(own).toHaveLength(2);
    const [urgent] = await rows(api, "select id from report where reason = 'underage' order by tenant_id limit 1");
    expect(itemsOf(own)).toContain(`${FIRST} ${String(urgent?.['id'])}`);
    const others = await claim('ben', { most: 50 });
    expect(others).toHaveLength(REPORTS - 2);
    expect(itemsOf(others).filter((one) => itemsOf(own).includes(one))).toEqual([]);
    expect((await work('ada')).find(({ queue }) => queue === 'reports')).toMatchObject({
      open: REPORTS,
      claimed: REPORTS,
    });
  });

  it('begins with what is asked for, where it waits and nobody else has it', async () => {
    const all = (await claim('ada', { most: 50, tenant: FIRST })).map(({ item }) => item);
    await staff('ada', 'delete', 'work-claims').query({ queue: 'reports' }).expect(204);
    const [first = ''] = (await claim('ben', { most: 1, tenant: FIRST })).map(({ item }) => item);
    const last = all.filter((item) => item !== first).at(-1);
    const wish = { most: 2, tenant: FIRST };
    const own = (await claim('ada', { ...wish, item: last })).map(({ item }) => item);
    expect(own).toHaveLength(2);
    expect(own).toContain(last);
    expect(itemsOf(await claim('ada', { ...wish, item: first }))).not.toContain(`${FIRST} ${first}`);
    const [there] = await claim('olivia', { most: 1, tenant: SECOND });
    for (const item of [there?.item, '0', 'nonsense']) expect(await claim('ada', { ...wish, item })).toHaveLength(2);
    for (const item of ['', 'x'.repeat(41), 1])
      await staff('ada', 'post', 'work-claims').send({ queue: 'reports', item }).expect(422);
  });

  it('by many at once gives each thing to one of them, and leaves nothing', async () => {
    const people = ['ada', 'ben', 'sue', 'olivia'];
    const taken = await Promise.all(people.map((who) => claim(who, { most: 3 })));
    const all = taken.flatMap(itemsOf);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((one) => one.startsWith(FIRST)).length + (taken[3]?.length ?? 0)).toBeGreaterThanOrEqual(REPORTS);
    for (const claims of taken.slice(0, 3)) expect(claims.every(({ tenant }) => tenant === FIRST)).toBe(true);
  });

  it('asked for again is the same, filled up by what was decided', async () => {
    const before = await claim('ada', { most: 2 });
    expect(itemsOf(await claim('ada', { most: 2 }))).toEqual(itemsOf(before));
    const [done] = before;
    await close('ada', done?.item ?? '').expect(204);
    const after = await claim('ada', { most: 2 });
    expect(after).toHaveLength(2);
    expect(itemsOf(after)).not.toContain(`${FIRST} ${done?.item ?? ''}`);
  });

  it('keeps others from deciding, until it ends or is given back', async () => {
    const [one] = await claim('ada', { most: 1 });
    const item = one?.item ?? '';
    expect((await close('ben', item).expect(409)).body).toMatchObject({ code: 'claimed_by_another' });
    await rows(api, "update staff_claim set claimed_until = now() - interval '1 second'");
    await close('ben', item).expect(204);
    const [next] = await claim('ada', { most: 1 });
    await staff('ada', 'delete', 'work-claims').query({ queue: 'reports' }).expect(204);
    await close('ben', next?.item ?? '').expect(204);
  });

  it('lasts while its owner is at it, and once it has ended is somebody else’s', async () => {
    await claim('ada', { most: 1 });
    await rows(api, "update staff_claim set claimed_until = now() + interval '5 seconds'");
    expect((await staff('ada', 'put', 'work-claims').expect(200)).body).toEqual({ kept: 1 });
    const [row] = await rows(api, "select claimed_until > now() + interval '4 minutes' as fresh from staff_claim");
    expect(row).toEqual({ fresh: true });
    await rows(api, "update staff_claim set claimed_until = now() - interval '1 second'");
    expect((await staff('ada', 'put', 'work-claims').expect(200)).body).toEqual({ kept: 0 });
    expect((await claim('ben', { most: 50 })).length).toBeGreaterThan(0);
  });

  it('of a brand that its owner does not reach any more, or of a queue that is none of theirs, is not kept', async () => {
    await hire('dora', 'moderator');
    const reach = 'from staff s, tenant t where s.email = $1 and t.slug = $2';
    await rows(api, `insert into staff_tenant (staff_id, tenant_id) select s.id, t.id ${reach}`, [
      'dora@work.example',
      SECOND,
    ]);
    await claim('dora', { most: 1, tenant: FIRST });
    await rows(
      api,
      `insert into staff_claim (queue, tenant_id, item, staff_id, claimed_until)
       select 'reports', t.id, '1', s.id, now() + interval '1 minute' ${reach}`,
      ['dora@work.example', SECOND],
    );
    expect((await staff('dora', 'put', 'work-claims').expect(200)).body).toEqual({ kept: 2 });
    await rows(api, `delete from staff_tenant where (staff_id, tenant_id) in (select s.id, t.id ${reach})`, [
      'dora@work.example',
      SECOND,
    ]);
    expect((await staff('dora', 'put', 'work-claims').expect(200)).body).toEqual({ kept: 1 });
    await rows(api, "update staff set role = 'finance' where email = 'dora@work.example'");
    expect((await staff('dora', 'put', 'work-claims').expect(200)).body).toEqual({ kept: 0 });
  });

  it('is of what is due first by each brand’s own limits, for as long as the brand wants', async () => {
    const [first, ...more] = await claim('olivia', { most: 50 });
    const minutes = (one?: { readonly claimed_until: unknown }) =>
      Math.round((new Date(String(one?.claimed_until)).getTime() - Date.now()) / 60_000);
    expect([first, ...more].map((one) => [one?.tenant, minutes(one)])).toContainEqual([SECOND, 20]);
    expect(minutes(more.find(({ tenant }) => tenant === FIRST))).toBe(5);
    await staff('olivia', 'delete', 'work-claims').query({ queue: 'reports' }).expect(204);
    expect((await claim('olivia', { most: 1 }))[0]?.tenant).toBe(SECOND);
  });

  it('of a brand that one does not reach, or of nonsense, is none', async () => {
    await staff('ada', 'post', 'work-claims').send({ queue: 'reports', tenant: SECOND }).expect(404);
    expect((await claim('olivia', { tenant: SECOND, most: 50 })).every(({ tenant }) => tenant === SECOND)).toBe(true);
    for (const wish of [{ queue: 'x' }, { queue: 'reports', most: 0 }, { queue: 'reports', most: 51 }, {}])
      await staff('ada', 'post', 'work-claims').send(wish).expect(422);
    await staff('ada', 'delete', 'work-claims').query({ queue: 'x' }).expect(422);
    await staff('nobody', 'post', 'work-claims').send({ queue: 'reports' }).expect(401);
  });
});
