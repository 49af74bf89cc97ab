import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { eraseNow } from '../../../../../test/support/erase';
import { confirmed } from '../../../../../test/support/meeting';
import { post, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { newSubscription, pushCalls, pushKeyOf } from '../../../../../test/support/push-subscriptions';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(79);
});
afterAll(() => api.close());

const calls = (brand = FIRST) => pushCalls(api, brand);
const of = async (cookie: string, brand = FIRST): Promise<unknown> =>
  (await calls(brand).preferences(cookie).expect(200)).body;

const KINDS = [
  { kind: 'messages', channels: { push: true, mail: true } },
  { kind: 'likes', channels: { push: true, mail: null } },
  { kind: 'matches', channels: { push: true, mail: null } },
  { kind: 'account', channels: { push: true, mail: null } },
];
const QUIET = { on: true, from: '22:00', until: '08:00' };

describe('the kinds', () => {
  it('are on where the member chose nothing, and as chosen afterwards, at this brand alone', async () => {
    const [{ cookie }, other] = [await confirmed(api), await confirmed(api)];
    const elsewhere = await confirmed(api, {}, SECOND);
    expect((await calls().preferences(cookie).expect(200)).headers['cache-control']).toBe('no-store');
    expect(await of(cookie)).toEqual({ kinds: KINDS, quiet_hours: QUIET });
    for (let time = 0; time < 2; time += 1) await calls().choose(cookie, 'likes', false).expect(204);
    const likesOff = KINDS.map((one) =>
      one.kind === 'likes' ? { kind: 'likes', channels: { push: false, mail: null } } : one,
    );
    expect(await of(cookie)).toEqual({ kinds: likesOff, quiet_hours: QUIET });
    for (const [person, brand] of [[other, FIRST] as const, [elsewhere, SECOND] as const])
      expect(await of(person.cookie, brand)).toEqual({ kinds: KINDS, quiet_hours: QUIET });
    await calls().choose(cookie, 'likes', true).expect(204);
    expect(await of(cookie)).toMatchObject({ kinds: KINDS });
  });

  it('tell the mails as their own call left them, and leave them as they are', async () => {
    const { id, cookie } = await confirmed(api);
    await calls().choose(cookie, 'messages', false).expect(204);
    expect(await rows(api, 'select from mail_preference where account_id = $1', [id])).toEqual([]);
    await api
      .on()
      .put('/api/mail-preferences')
      .set('cookie', cookie)
      .send({ kind: 'messages', enabled: false })
      .expect(204);
    expect(await of(cookie)).toMatchObject({ kinds: [{ channels: { push: false, mail: false } }, {}, {}, {}] });
  });

  it('that tell of the account itself stay on; others are none', async () => {
    const { cookie } = await confirmed(api);
    await calls().choose(cookie, 'account', true).expect(204);
    expect((await calls().choose(cookie, 'account', false).expect(409)).body).toMatchObject({
      code: 'push_kind_needed',
    });
    for (const kind of ['news', 'reminders', 'all', 'toString'])
      expect((await calls().choose(cookie, kind, false).expect(404)).body).toMatchObject({
        code: 'push_kind_not_found',
      });
    expect((await calls().choose(cookie, 'likes', 'no').expect(422)).body).toMatchObject({
      faults: [{ path: 'push' }],
    });
  });

  it('end as the last answer says where two pages choose at once', async () => {
    const { id, cookie } = await confirmed(api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, time) => calls().choose(cookie, 'messages', time % 2 === 0)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await calls().choose(cookie, 'messages', false).expect(204);
    expect(await rows(api, 'select kind, is_on from push_preference where account_id = $1', [id])).toEqual([
      { kind: 'messages', is_on: false },
    ]);
  });
});

describe('the quiet hours', () => {
  it('are the member’s own', async () => {
    const [{ id, cookie }, other] = [await confirmed(api), await confirmed(api)];
    const own = { on: false, from: '23:30', until: '06:15' };
    await calls().quiet(cookie, own).expect(204);
    expect(await of(cookie)).toMatchObject({ quiet_hours: own });
    await calls()
      .quiet(cookie, { ...own, on: true })
      .expect(204);
    expect(await of(cookie)).toMatchObject({ quiet_hours: { ...own, on: true } });
    expect(await of(other.cookie)).toMatchObject({ quiet_hours: QUIET });
    expect(await rows(api, 'select from push_quiet_hours where account_id = $1', [id])).toHaveLength(1);
  });

  it.each([
    [{ on: true, from: '24:00', until: '08:00' }, 'from'],
    [{ on: true, from: '22:00', until: '8:00' }, 'until'],
    [{ on: true, from: '22:00', until: '22:00' }, 'until'],
    [{ on: true, from: 22, until: '08:00' }, 'from'],
    [{ on: 'yes', from: '22:00', until: '08:00' }, 'on'],
    [{ on: true, until: '08:00' }, 'from'],
  ])('%j are refused', async (hours, path) => {
    const { cookie } = await confirmed(api);
    expect((await calls().quiet(cookie, hours).expect(422)).body).toMatchObject({ faults: [{ path }] });
  });
});

it('nobody but a member of the brand asks or chooses, and no other site’s page', async () => {
  const { cookie } = await confirmed(api);
  for (const [as, brand] of [['', FIRST] as const, [cookie, SECOND] as const]) {
    await calls(brand).preferences(as).expect(403);
    await calls(brand).choose(as, 'likes', false).expect(403);
    await calls(brand).quiet(as, QUIET).expect(403);
    await calls(brand).test(as, newSubscription().endpoint).expect(403);
  }
  await calls().choose(cookie, 'likes', false).set('sec-fetch-site', 'cross-site').expect(403);
  expect(await of(cookie)).toEqual({ kinds: KINDS, quiet_hours: QUIET });
});

it('what was chosen goes with the account', async () => {
  const person = await signUp(api, 'leaving@visitor.example');
  await calls().choose(person.cookie, 'likes', false).expect(204);
  await calls().quiet(person.cookie, QUIET).expect(204);
  await eraseNow(api, person);
  for (const table of ['push_preference', 'push_quiet_hours'])
    expect(await rows(api, `select from ${table} where account_id = $1`, [person.id])).toEqual([]);
});

describe('names in notifications', () => {
  const subscribe = async (cookie: string, subscription = newSubscription()) => {
    await calls()
      .post(cookie, { ...subscription, application_server_key: await pushKeyOf(api, FIRST) })
      .expect(204);
    return subscription;
  };
  const devicesOf = async (cookie: string) =>
    ((await calls().devices(cookie)).body as { devices: { id: string; show_names: boolean }[] }).devices;

  it('are shown on the device that its owner says, until another account has it', async () => {
    const [person, outsider] = [await confirmed(api), await confirmed(api)];
    const elsewhere = await confirmed(api, {}, SECOND);
    const subscription = await subscribe(person.cookie);
    await subscribe(person.cookie);
    const [second, first] = await devicesOf(person.cookie);
    expect([first?.show_names, second?.show_names]).toEqual([false, false]);
    const id = first?.id ?? '';
    await calls().showNames(outsider.cookie, id, true).expect(404);
    await pushCalls(api, SECOND).showNames(elsewhere.cookie, id, true).expect(404);
    await calls().showNames('', id, true).expect(403);
    await calls().showNames(person.cookie, 'x', true).expect(404);
    await calls().showNames(person.cookie, id, 'yes').expect(422);
    await calls().showNames(person.cookie, id, true).expect(204);
    await subscribe(person.cookie, subscription);
    expect(await devicesOf(person.cookie)).toEqual([
      expect.objectContaining({ id, show_names: true }),
      expect.objectContaining({ show_names: false }),
    ]);
    await subscribe(outsider.cookie, subscription);
    expect(await devicesOf(outsider.cookie)).toEqual([expect.objectContaining({ show_names: false })]);
  });
});

it('pages of other sites send no test', async () => {
  const { cookie } = await confirmed(api);
  await post(api, '/api/push/test').set('cookie', cookie).set('sec-fetch-site', 'cross-site').expect(403);
});
