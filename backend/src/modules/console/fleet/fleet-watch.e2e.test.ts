import { ANSWERS_PATH } from '../../../../../contract/http/answer-counts';
import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { withClient } from '../../../../test/support/database';
import { TestFleet } from '../../../../test/support/fleet';
import { newAddress, rows, signUp, startAccountsApi } from '../../../../test/support/people';

let api: TestApi;
let fleet: TestFleet;
beforeAll(async () => {
  api = await startAccountsApi(116);
  fleet = new TestFleet(api);
});
afterAll(() => api.close());

/** For what no role of the backend may do. */
const asRoot = (text: string): Promise<unknown> => withClient(api.database.rootUrl, (root) => root.query(text));
let length = 400;
/** A change that no brand has yet. */
const lengths = () => [{ path: 'settings.message_length', act: 'set', value: (length += 1) }];

let said = 0;
describe('the watch of a wave', () => {
  const complain = (slug: string) =>
    api
      .on(`${slug}.localhost`)
      .post('/api/complaints')
      .set('x-forwarded-for', newAddress())
      .send({
        name: 'Jo',
        email: 'jo@visitor.example',
        kind: 'other',
        message: `Something is wrong over here: ${(said += 1)}.`,
      });
  const started = async (more: object = {}): Promise<string> => {
    const id = await fleet.planned(lengths(), { brands: [FIRST, SECOND], ...more });
    await fleet.post(`/${id}/start`, { canary: FIRST });
    await fleet.work();
    return id;
  };

  it('stops it at server errors of the changed brand, and not at those of others', async () => {
    const id = await started();
    await asRoot('alter table complaint rename to complaint_away');
    for (let n = 0; n < 6; n += 1) expect((await complain(SECOND)).status).toBe(500);
    for (let n = 0; n < 4; n += 1) expect((await complain(FIRST)).status).toBe(500);
    await asRoot('alter table complaint_away rename to complaint');
    await fleet.look(id);
    expect(await fleet.wave(id)).toMatchObject({ state: 'watching', figures: { errors: { counted: 4, expected: 0 } } });
    await asRoot('alter table complaint rename to complaint_away');
    expect((await complain(FIRST)).status).toBe(500);
    await asRoot('alter table complaint_away rename to complaint');
    await fleet.look(id);
    expect(await fleet.wave(id)).toMatchObject({
      state: 'stopped',
      stopped_by: null,
      stop_reason: '5 server errors, where 0 were expected.',
    });
    expect(await fleet.brands(id, { state: 'published' })).toHaveLength(1);
    await fleet.watchEnds(id);
    expect(await fleet.brands(id, { state: 'published' })).toHaveLength(1);
    const [entry] = await rows(api, "select actor from audit_entry where action = 'wave.stopped' and subject = $1", [
      `wave ${id}`,
    ]);
    expect(entry).toEqual({ actor: 'wave watch' });
    // Errors from before the stop are not counted after somebody continues the wave.
    await rows(api, "update answer_count set slot = slot - interval '1 minute'");
    await fleet.post(`/${id}/go-on`, { reason: 'A disk was full' });
    await fleet.look(id);
    await fleet.watchEnds(id);
    expect(await fleet.wave(id)).toMatchObject({ stage: 'tenth', brands: { published: 2 } });
  });

  it('stops it where pages of the brand fail, as the webs have counted them', async () => {
    const pages = (body: unknown) =>
      fetch(`${api.innerUrl}${ANSWERS_PATH}`, { method: 'POST', body: JSON.stringify(body) });
    const tenantIds = async (...slugs: string[]): Promise<number[]> => {
      const found = await rows(api, 'select id from tenant where slug = any($1) order by slug = $2', [slugs, FIRST]);
      return found.map(({ id }) => Number(id));
    };
    const [second = 0, first = 0] = await tenantIds(FIRST, SECOND);
    await rows(api, 'delete from answer_count');
    const id = await started();
    expect((await pages([{ tenantId: second, answers: 900, errors: 900 }])).status).toBe(200);
    expect((await pages([{ tenantId: first, answers: 80, errors: 4 }])).status).toBe(200);
    for (const wrong of [null, [{ tenantId: first, answers: 1e12, errors: 9 }], [{ tenantId: first }]])
      expect((await pages(wrong)).status).toBe(400);
    await fleet.look(id);
    expect(await fleet.wave(id)).toMatchObject({ state: 'watching', figures: { errors: { counted: 4 } } });
    // A brand that is gone meanwhile keeps nothing from being stored.
    await pages([
      { tenantId: 2_000_000_000, answers: 3, errors: 3 },
      { tenantId: first, answers: 7, errors: 2 },
    ]);
    await fleet.look(id);
    expect((await fleet.wave(id)).stop_reason).toBe('6 server errors, where 0 were expected.');
    await rows(api, 'delete from answer_count');
  });

  it('counts answers that are sent before the framework', async () => {
    const id = await started();
    await fleet.look(id);
    const { figures } = await fleet.wave(id);
    for (let n = 0; n < 5; n += 1)
      expect((await api.on(`${FIRST}.localhost`).get('/api/settings.php')).status).toBe(200);
    await fleet.look(id);
    expect((await fleet.wave(id)).figures?.answers).toBe((figures?.answers ?? 0) + 5);
  });

  it('stops it at complaints', async () => {
    const id = await started();
    for (let n = 0; n < 3; n += 1) expect((await complain(FIRST)).status).toBe(202);
    await fleet.look(id);
    expect((await fleet.wave(id)).stop_reason).toBe('3 complaints and reports, where 0 were expected.');
  });

  it('stops it where sign-ups stay away, unless they stay away everywhere', async () => {
    const anHourAgo = async (id: string) => {
      await rows(api, "update fleet_wave_brand set published_at = now() - interval '1 hour' where wave = $1", [id]);
      await rows(api, "update account set created_at = now() - interval '90 minutes'");
      await rows(api, "update complaint set created_at = now() - interval '9 hours'");
    };
    for (const name of ['a', 'b', 'c']) await signUp(api, `${name}@visitor.example`);
    const limits = { signups_least: 3, signups_percent: 50 };
    const id = await started({ limits });
    await anHourAgo(id);
    await signUp(api, 'd@visitor.example');
    await fleet.look(id);
    expect((await fleet.wave(id)).stop_reason).toBe('1 sign-ups, where 3 were expected.');
    // At twenty others nobody signed up either since then.
    for (let n = 0; n < 20; n += 1) await signUp(api, `${n}@visitor.example`, SECOND);
    const other = await started({ limits });
    await anHourAgo(other);
    await fleet.look(other);
    expect(await fleet.wave(other)).toMatchObject({
      state: 'watching',
      figures: { trend: 0, signups: { expected: 0 } },
    });
  });
});
