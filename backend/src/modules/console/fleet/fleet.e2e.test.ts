import { FIRST, OPERATOR, REVIEWER, SECOND, SUPPORT, type TestApi, testBrand } from '../../../../test/support/api';
import { withClient } from '../../../../test/support/database';
import { MORE, TestFleet } from '../../../../test/support/fleet';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { type DocumentLayer, Releases, Revisions, Tenants } from '../../tenants';
import { StaffTokens } from '..';

let api: TestApi;
let fleet: TestFleet;
const ALL = [FIRST, SECOND, ...MORE].sort();
beforeAll(async () => {
  api = await startAccountsApi(115);
  fleet = new TestFleet(api);
  await fleet.launchMore();
});
afterAll(() => api.close());

/** For what no role of the backend may do. */
const asRoot = (text: string): Promise<unknown> => withClient(api.database.rootUrl, (root) => root.query(text));
const codeIn = ({ body }: { body: unknown }): string => (body as { code?: string }).code ?? '';
let length = 400;
/** A change that no brand has yet. */
const lengths = () => [{ path: 'settings.message_length', act: 'set', value: (length += 1) }];
let credits = 40;
const money = () => [{ path: 'settings.gift_credits', act: 'set', value: (credits += 1) }];

/** Somebody publishes another change of a brand by hand. */
async function publishByHand(slug: string, settings: object): Promise<number> {
  const { id, live_revision: base } = await api.running.app.get(Tenants).get(slug);
  const revisions = api.running.app.get(Revisions);
  const source = (base === null ? testBrand(slug).own : (await revisions.get(id, base)).source) as DocumentLayer;
  const changed = { ...source, settings: { ...source.settings, ...settings } };
  const revision = await revisions.draft(id, { source: changed, base, reason: 'By hand' }, OPERATOR);
  await api.running.app.get(Releases).publish(id, { revision, base, reason: 'By hand' }, OPERATOR);
  return revision;
}

/** Starts a wave and takes it to its end. */
async function throughAllStages(id: string): Promise<void> {
  expect((await fleet.post(`/${id}/start`)).status).toBe(204);
  await fleet.work();
  for (let stage = 0; stage < 3; stage += 1) await fleet.watchEnds(id);
}

describe('the dry run of a wave', () => {
  it('tells for each brand what would change, and changes nothing', async () => {
    const before = await Promise.all(ALL.map((slug) => fleet.live(slug)));
    const [change] = lengths();
    const id = await fleet.planned([change as object]);
    const brands = await fleet.brands(id);
    expect(brands.map(({ tenant }) => tenant)).toEqual(ALL);
    for (const brand of brands)
      expect(brand).toMatchObject({
        state: 'ready',
        money: false,
        changes: [{ path: 'settings.message_length', after: length }],
      });
    expect(await fleet.wave(id)).toMatchObject({
      state: 'planned',
      paths: [{ path: 'settings.message_length', brands: ALL.length }],
      brands: { ready: ALL.length, unplanned: 0 },
      missing_approvals: 0,
    });
    expect(await Promise.all(ALL.map((slug) => fleet.live(slug)))).toEqual(before);
  });

  it('leaves out brands with faults, and those that have it already', async () => {
    await publishByHand(SECOND, { message_length: 444 });
    const id = await fleet.planned([{ path: 'settings.message_length', act: 'set', value: 444 }]);
    expect(await fleet.brand(id, SECOND)).toMatchObject({ state: 'unchanged', changes: [] });
    const faulty = await fleet.planned([{ path: 'texts.nl["home.hero_title"]', act: 'set', value: 'x'.repeat(99) }]);
    expect(await fleet.brand(faulty, FIRST)).toMatchObject({
      state: 'faulty',
      faults: [{ path: 'texts.nl["home.hero_title"]' }],
    });
    expect(codeIn(await fleet.post(`/${faulty}/start`))).toBe('nothing_to_publish');
  });

  it('tells of drafts that somebody is at, and comes in pages', async () => {
    const tenant = await api.running.app.get(Tenants).get(FIRST);
    const live = await api.running.app.get(Revisions).live(tenant.id);
    const source = { ...(live?.source as DocumentLayer) };
    const draft = { source, base: tenant.live_revision, reason: 'Not yet' };
    const revision = await api.running.app.get(Revisions).draft(tenant.id, draft, OPERATOR);
    const id = await fleet.planned(lengths());
    expect(await fleet.brand(id, FIRST)).toMatchObject({ open_draft: revision });
    const page = (await fleet.get(`/${id}/brands`, { most: 4 })).body as { next: string };
    expect(page).toMatchObject({ next: ALL[3] });
    expect((await fleet.brands(id, { after: page.next })).map((brand) => brand.tenant)).toEqual(ALL.slice(4));
    expect(await fleet.brands(id, { state: 'faulty' })).toEqual([]);
    for (const before of ['2026-W49-1', '0000-01-01']) expect((await fleet.get('', { before })).status).toBe(422);
  });

  it('is of the brands that were chosen, or of niches', async () => {
    const chosen = await fleet.planned(lengths(), { brands: [FIRST, 'sheer'] });
    expect((await fleet.brands(chosen)).map(({ tenant }) => tenant)).toEqual([FIRST, 'sheer']);
    const ofNiche = await fleet.planned(lengths(), { niches: [1] });
    expect((await fleet.brands(ofNiche)).map(({ tenant }) => tenant)).toContain(FIRST);
    expect((await fleet.brands(ofNiche)).map(({ tenant }) => tenant)).not.toContain(SECOND);
  });

  it('of a template changes nothing where the brand stands on today’s', async () => {
    const answer = await fleet.post('', { kind: 'template', niches: [1], reason: 'New templates' });
    await fleet.work();
    const { id } = answer.body as { id: string };
    expect(await fleet.brand(id, FIRST)).toMatchObject({ state: 'unchanged' });
    await rows(
      api,
      `update settings_revision r set document = jsonb_set(document, '{settings,photo_credits}', '7') from tenant t
       where t.slug = $1 and r.tenant_id = t.id and r.revision = t.live_revision`,
      [FIRST],
    );
    const again = (await fleet.post('', { kind: 'template', niches: [1], reason: 'New templates' })).body as {
      id: string;
    };
    await fleet.work();
    expect(await fleet.brand(again.id, FIRST)).toMatchObject({
      state: 'ready',
      money: true,
      changes: [{ path: 'settings.photo_credits', before: 7 }],
    });
    await rows(
      api,
      `update settings_revision r set document = jsonb_set(document, '{settings,photo_credits}', '20') from tenant t
       where t.slug = $1 and r.tenant_id = t.id and r.revision = t.live_revision`,
      [FIRST],
    );
  });

  it('refuses what is no change', async () => {
    const draft = (body: object) => fleet.post('', { kind: 'change', reason: 'A test', ...body });
    const set = (path: string) => ({ path, act: 'set', value: 1 });
    expect(codeIn(await draft({ changes: [] }))).toBe('wave_refused');
    expect(codeIn(await draft({ changes: [set('settings.no_such')] }))).toBe('wave_refused');
    expect(codeIn(await draft({ changes: [set('__proto__.x')] }))).toBe('wave_refused');
    expect(codeIn(await draft({ changes: [set('settings.message_length'), set('settings.message_length')] }))).toBe(
      'wave_refused',
    );
    expect(codeIn(await draft({ changes: lengths(), brands: ['nowhere'] }))).toBe('tenant_not_found');
    for (const bad of [
      { watch_seconds: 0 },
      { kind: 'x' },
      { brands: ['A b'] },
      { limits: { errors_least: 0 } },
      { reason: '' },
    ])
      expect((await draft({ changes: lengths(), ...bad })).status).toBe(422);
    expect((await fleet.get('/nonsense')).status).toBe(404);
    expect((await fleet.get('/00000000-0000-4000-8000-000000000000/brands')).status).toBe(404);
    expect((await fleet.get('', { before: 'x' })).status).toBe(422);
  });
});

describe('a wave', () => {
  it('goes from one brand to a tenth and to all, and names itself in each audit', async () => {
    const id = await fleet.planned(lengths());
    expect((await fleet.post(`/${id}/start`, { canary: SECOND })).status).toBe(204);
    await fleet.work();
    expect(await fleet.brands(id, { state: 'published' })).toMatchObject([{ tenant: SECOND, stage: 'canary' }]);
    expect(await fleet.wave(id)).toMatchObject({ state: 'watching', stage: 'canary', canary: SECOND });
    await fleet.work();
    expect(await fleet.brands(id, { state: 'published' })).toHaveLength(1);
    await fleet.watchEnds(id);
    expect(await fleet.wave(id)).toMatchObject({ state: 'watching', stage: 'tenth', brands: { published: 2 } });
    await fleet.watchEnds(id);
    expect(await fleet.wave(id)).toMatchObject({ state: 'watching', stage: 'all', brands: { published: ALL.length } });
    await fleet.watchEnds(id);
    expect(await fleet.wave(id)).toMatchObject({ state: 'done', watch_until: null });
    for (const slug of ALL) expect(await fleet.setting(slug, 'message_length')).toBe(length);
    const entries = await rows(
      api,
      "select actor from audit_entry where action = 'revision.published' and details ->> 'reason' = $1",
      [`Wave ${id.slice(0, 8)}: A test`],
    );
    expect(entries).toEqual(ALL.map(() => ({ actor: OPERATOR.email })));
    const acts = await rows(api, 'select action from audit_entry where subject = $1 order by id', [`wave ${id}`]);
    expect(acts.map(({ action }) => action)).toEqual(['wave.drafted', 'wave.started', 'wave.done']);
  });

  it('publishes each brand once, however many workers there are', async () => {
    const id = await fleet.planned(lengths(), { watch_seconds: 1 });
    const before = new Map(await Promise.all(ALL.map(async (slug) => [slug, await fleet.live(slug)] as const)));
    await fleet.post(`/${id}/start`);
    for (let rounds = 0; rounds < 40 && (await fleet.wave(id)).state !== 'done'; rounds += 1) {
      await Promise.all(Array.from({ length: 4 }, () => fleet.work()));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(await fleet.wave(id)).toMatchObject({ state: 'done', brands: { published: ALL.length } });
    for (const slug of ALL) {
      const [counted] = await rows(
        api,
        `select count(*)::integer as n from settings_revision r join tenant t on t.id = r.tenant_id
         where t.slug = $1 and r.reason like $2`,
        [slug, `Wave ${id.slice(0, 8)}%`],
      );
      expect(counted).toEqual({ n: 1 });
      expect((await fleet.brand(id, slug))?.base).toBe(before.get(slug));
    }
  });

  it('whose worker dies between publishing and the end of its transaction has published nothing there', async () => {
    const id = await fleet.planned(lengths(), { brands: [FIRST] });
    const before = await fleet.live(FIRST);
    await asRoot(`create function die() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`);
    await asRoot(
      `create trigger die before update on fleet_wave_brand for each row when (new.state = 'published') execute function die()`,
    );
    await fleet.post(`/${id}/start`);
    await expect(fleet.work()).rejects.toThrow('killed');
    expect(await fleet.live(FIRST)).toBe(before);
    await asRoot('drop function die() cascade');
    await fleet.work();
    expect(await fleet.brand(id, FIRST)).toMatchObject({ state: 'published', base: before });
    expect(await fleet.live(FIRST)).toBe((await fleet.brand(id, FIRST))?.revision);
  });

  it('skips a brand whose same setting was changed meanwhile, and keeps other changes of its', async () => {
    const id = await fleet.planned(lengths());
    await publishByHand(FIRST, { message_length: 999 });
    await publishByHand(SECOND, { support_email: 'new@knotted.example' });
    await throughAllStages(id);
    expect(await fleet.brand(id, FIRST)).toMatchObject({ state: 'skipped', revision: null });
    expect((await fleet.brand(id, FIRST))?.note).toContain('changed after the dry run');
    expect(await fleet.setting(FIRST, 'message_length')).toBe(999);
    expect(await fleet.brand(id, SECOND)).toMatchObject({ state: 'published' });
    expect(await fleet.setting(SECOND, 'support_email')).toBe('new@knotted.example');
    expect(await fleet.wave(id)).toMatchObject({ state: 'done', brands: { skipped: 1, published: ALL.length - 1 } });
  });

  it('that races another one at a brand leaves one of both there, whole', async () => {
    const [one, other] = [
      await fleet.planned(lengths(), { brands: [FIRST] }),
      await fleet.planned(lengths(), { brands: [FIRST] }),
    ];
    await Promise.all([fleet.post(`/${one}/start`), fleet.post(`/${other}/start`)]);
    await Promise.all(Array.from({ length: 4 }, () => fleet.work()));
    const states = [(await fleet.brand(one, FIRST))?.state, (await fleet.brand(other, FIRST))?.state];
    expect(states.sort()).toEqual(['published', 'skipped']);
  });

  it('waits for a press where it should, is stopped by hand, and goes on for a reason', async () => {
    const id = await fleet.planned(lengths(), { goes_on: false });
    await fleet.post(`/${id}/start`);
    await fleet.work();
    await fleet.watchEnds(id);
    expect(await fleet.wave(id)).toMatchObject({ state: 'waiting', stage: 'canary' });
    expect((await fleet.post(`/${id}/go-on`, { reason: 'Looks good' })).status).toBe(204);
    expect(codeIn(await fleet.post(`/${id}/go-on`, { reason: 'Looks good' }))).toBe('wave_state_refused');
    await fleet.work();
    expect(await fleet.wave(id)).toMatchObject({ state: 'watching', stage: 'tenth' });
    expect((await fleet.post(`/${id}/stop`, { reason: 'A doubt' })).status).toBe(204);
    await fleet.watchEnds(id);
    expect(await fleet.wave(id)).toMatchObject({
      state: 'stopped',
      stopped_by: OPERATOR.email,
      stop_reason: 'A doubt',
    });
    expect((await fleet.post(`/${id}/go-on`, { reason: 'No more doubt' })).status).toBe(204);
    await fleet.work();
    expect(await fleet.wave(id)).toMatchObject({ state: 'watching', stage: 'tenth', stop_reason: null });
  });

  it('that nobody wants is cancelled, and changes nothing', async () => {
    const id = await fleet.planned(lengths());
    expect((await fleet.post(`/${id}/cancel`)).status).toBe(204);
    expect(codeIn(await fleet.post(`/${id}/start`))).toBe('wave_state_refused');
    const waves = (await fleet.get('', { state: 'cancelled' })).body as { waves: { id: string }[] };
    expect(waves.waves.map((wave) => wave.id)).toEqual([id]);
  });

  it('is refused a first brand that it does not change, and a second start', async () => {
    const id = await fleet.planned(lengths(), { brands: [FIRST] });
    expect(codeIn(await fleet.post(`/${id}/start`, { canary: SECOND }))).toBe('canary_not_ready');
    const answers = await Promise.all([fleet.post(`/${id}/start`), fleet.post(`/${id}/start`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('stops where the person who started it is no operator any more, and goes on in another one’s name', async () => {
    const id = await fleet.planned(lengths(), { brands: [FIRST] });
    await fleet.post(`/${id}/start`, {}, REVIEWER.email);
    await rows(api, "update staff set role = 'support' where email = $1", [REVIEWER.email]);
    await fleet.work();
    expect(await fleet.wave(id)).toMatchObject({ state: 'stopped', stopped_by: null, brands: { ready: 1 } });
    expect((await fleet.post(`/${id}/go-on`, { reason: 'Taken over' })).status).toBe(204);
    await fleet.work();
    await rows(api, "update staff set role = 'operator' where email = $1", [REVIEWER.email]);
    expect(await fleet.wave(id)).toMatchObject({ started_by: OPERATOR.email, brands: { published: 1 } });
  });

  it('is nobody’s but operators’', async () => {
    const id = await fleet.planned(lengths());
    await api.running.app
      .get(StaffTokens)
      .add({ email: 'fin@work.example', name: 'Fin', role: 'finance', tenantIds: [] }, OPERATOR);
    for (const who of [SUPPORT.email, 'fin@work.example']) {
      for (const path of ['', `/${id}`, `/${id}/brands`]) expect((await fleet.get(path, {}, who)).status).toBe(403);
      for (const act of [
        '',
        `/${id}/start`,
        `/${id}/stop`,
        `/${id}/go-on`,
        `/${id}/cancel`,
        `/${id}/rollback`,
        `/${id}/approval`,
      ])
        expect((await fleet.post(act, { reason: 'A test' }, who)).status).toBe(403);
    }
    expect(await fleet.wave(id)).toMatchObject({ state: 'planned' });
  });
});

describe('money in a wave', () => {
  it('is published once another person has approved the wave, who is on record at each brand', async () => {
    const id = await fleet.planned(money());
    expect(await fleet.wave(id)).toMatchObject({ missing_approvals: 1, may_approve: false });
    expect((await fleet.wave(id, REVIEWER.email)).may_approve).toBe(true);
    expect(codeIn(await fleet.post(`/${id}/start`))).toBe('wave_approval_needed');
    expect(codeIn(await fleet.post(`/${id}/approval`))).toBe('own_approval');
    expect((await fleet.post(`/${id}/approval`, {}, REVIEWER.email)).status).toBe(204);
    expect((await fleet.post(`/${id}/approval`, {}, REVIEWER.email)).status).toBe(204);
    expect(await fleet.wave(id)).toMatchObject({ missing_approvals: 0, approvals: [{ approver: REVIEWER.email }] });
    await throughAllStages(id);
    expect(await fleet.wave(id)).toMatchObject({ state: 'done', brands: { published: ALL.length } });
    const approved = await rows(
      api,
      `select t.slug from settings_approval a join tenant t on t.id = a.tenant_id
         join fleet_wave_brand b on b.tenant_id = a.tenant_id and b.revision = a.revision
       where b.wave = $1 and a.approver = $2 order by 1`,
      [id, REVIEWER.email],
    );
    expect(approved).toEqual(ALL.map((slug) => ({ slug })));
    // At once and once, money goes back without another word.
    await fleet.post(`/${id}/rollback`, { reason: 'A mistake' });
    await fleet.work();
    expect(await fleet.wave(id)).toMatchObject({ state: 'rolled_back', brands: { rolled_back: ALL.length } });
  });

  it('needs a fresh code for the word, and a wave without money needs none', async () => {
    const id = await fleet.planned(money());
    const { id: staffId } = (await api.running.app.get(StaffTokens).find(REVIEWER.email)) ?? { id: 0 };
    const age = (minutes: number) =>
      rows(api, 'update staff_session set second_factor_at = now() - make_interval(mins => $2) where staff_id = $1', [
        staffId,
        minutes,
      ]);
    await fleet.wave(id, REVIEWER.email);
    await age(60);
    expect(codeIn(await fleet.post(`/${id}/approval`, {}, REVIEWER.email))).toBe('second_factor_needed');
    await age(0);
    const words = await fleet.planned(lengths());
    expect(codeIn(await fleet.post(`/${words}/approval`, {}, REVIEWER.email))).toBe('nothing_to_approve');
  });

  it('that was approved by somebody who may not any more is not published', async () => {
    const id = await fleet.planned(money(), { brands: [FIRST] });
    await fleet.post(`/${id}/approval`, {}, REVIEWER.email);
    await rows(api, 'update staff set approves_from = null where email = $1', [REVIEWER.email]);
    const before = await fleet.live(FIRST);
    await fleet.post(`/${id}/start`);
    await fleet.work();
    await rows(api, 'update staff set approves_from = now() where email = $1', [REVIEWER.email]);
    expect((await fleet.brand(id, FIRST))?.note).toContain('approver_not_confirmed');
    expect(await fleet.live(FIRST)).toBe(before);
  });
});

describe('a rollback of a wave', () => {
  it('takes each brand back, but leaves one that has moved on', async () => {
    const before = await fleet.setting(SECOND, 'message_length');
    const id = await fleet.planned(lengths(), { brands: [FIRST, SECOND] });
    await throughAllStages(id);
    const kept = await publishByHand(FIRST, { support_email: 'moved@everglow.example' });
    expect((await fleet.post(`/${id}/rollback`, { reason: 'Members complain' })).status).toBe(204);
    await Promise.all(Array.from({ length: 3 }, () => fleet.work()));
    await fleet.work();
    expect(await fleet.brand(id, FIRST)).toMatchObject({
      state: 'kept',
      note: expect.stringContaining('Something else') as string,
    });
    expect(await fleet.brand(id, SECOND)).toMatchObject({ state: 'rolled_back' });
    expect(await fleet.live(FIRST)).toBe(kept);
    expect(await fleet.setting(SECOND, 'message_length')).toBe(before);
    expect(await fleet.wave(id)).toMatchObject({ state: 'rolled_back', rolled_back_by: OPERATOR.email });
    expect(codeIn(await fleet.post(`/${id}/rollback`, { reason: 'Once more' }))).toBe('wave_state_refused');
    const releases = await rows(
      api,
      `select r.kind from settings_release r join tenant t on t.id = r.tenant_id where t.slug = $1 order by number desc limit 2`,
      [SECOND],
    );
    expect(releases).toEqual([{ kind: 'rollback' }, { kind: 'publish' }]);
  });

  it('takes the others back where one brand fails for a reason that is no rule’s, and names that brand', async () => {
    const id = await fleet.planned(lengths(), { brands: [FIRST, SECOND] });
    await throughAllStages(id);
    const { id: tenant } = await api.running.app.get(Tenants).get(FIRST);
    await asRoot(
      "create function refuse_release() returns trigger language plpgsql as $$begin raise 'no release'; end$$",
    );
    await asRoot(`create trigger refuse before insert on settings_release for each row
      when (new.tenant_id = ${tenant}) execute function refuse_release()`);
    await fleet.post(`/${id}/rollback`, { reason: 'Members complain' });
    for (let look = 0; look < 20; look += 1) await fleet.work().catch(() => undefined);
    expect(await fleet.brand(id, SECOND)).toMatchObject({ state: 'rolled_back' });
    expect(await fleet.brand(id, FIRST)).toMatchObject({
      state: 'kept',
      note: expect.stringContaining('failed') as string,
    });
    expect(await fleet.wave(id)).toMatchObject({ state: 'rolled_back' });
    await asRoot('drop function refuse_release cascade');
  });

  it('that stops is gone on with as a rollback alone', async () => {
    const id = await fleet.planned(lengths(), { brands: [FIRST, SECOND] });
    await fleet.post(`/${id}/start`);
    await fleet.work();
    await fleet.post(`/${id}/rollback`, { reason: 'Members complain' }, REVIEWER.email);
    await rows(api, "update staff set role = 'support' where email = $1", [REVIEWER.email]);
    await fleet.work();
    await rows(api, "update staff set role = 'operator' where email = $1", [REVIEWER.email]);
    expect(await fleet.wave(id)).toMatchObject({ state: 'stopped', brands: { published: 1, ready: 1 } });
    expect(codeIn(await fleet.post(`/${id}/go-on`, { reason: 'A mistake' }))).toBe('wave_state_refused');
    expect((await fleet.post(`/${id}/rollback`, { reason: 'Members complain' })).status).toBe(204);
    await fleet.work();
    expect(await fleet.wave(id)).toMatchObject({ state: 'rolled_back', brands: { ready: 1, rolled_back: 1 } });
  });
});

describe('a wave', () => {
  it('that cannot be made holds up no other wave, and can be given up', async () => {
    const draft = async (): Promise<string> => {
      const { body } = await fleet.post('', { kind: 'change', changes: lengths(), reason: 'A test' });
      return (body as { id: string }).id;
    };
    const [broken, sound] = [await draft(), await draft()];
    await rows(api, `update fleet_wave set changes = '[null]' where id = $1`, [broken]);
    await expect(fleet.work()).rejects.toThrow();
    expect(await fleet.wave(sound)).toMatchObject({ state: 'planned' });
    expect((await fleet.post(`/${broken}/cancel`)).status).toBe(204);
    await fleet.work();
  });
});
