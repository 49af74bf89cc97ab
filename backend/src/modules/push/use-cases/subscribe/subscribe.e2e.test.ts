import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { withSettings } from '../../../../../test/support/features';
import { confirmed } from '../../../../../test/support/meeting';
import { PASSWORD, cookieOf, post, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { type BrowserSubscription } from '../../../../../test/support/browser-subscription';
import { newSubscription, pushCalls, pushKeyOf, pushRows } from '../../../../../test/support/push-subscriptions';
import { whileHeld } from '../../../../../test/support/while-held';
import { DataKeys } from '../../../../platform/data-keys';
import { endpointHash } from '../../endpoints/endpoint-hash';

let api: TestApi;
const keys = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(77);
  for (const brand of [FIRST, SECOND]) keys.set(brand, await pushKeyOf(api, brand));
});
afterAll(() => api.close());

const calls = (brand = FIRST) => pushCalls(api, brand);
const bodyOf = (subscription: BrowserSubscription, brand = FIRST) => ({
  ...subscription,
  application_server_key: keys.get(brand) ?? '',
});
const subscribe = (cookie: string, subscription = newSubscription(), brand = FIRST) =>
  calls(brand).post(cookie, bodyOf(subscription, brand));
const hashOf = ({ endpoint }: BrowserSubscription): string => endpointHash(endpoint).toString('hex');
const sessionsOf = async (account: number) =>
  (await rows(api, 'select id from session where account_id = $1 order by created_at', [account])).map(({ id }) => id);
const signIn = async (email: string): Promise<string> =>
  cookieOf((await post(api, '/api/user.php').send({ email, password: PASSWORD }).expect(200)).headers);
const signOut = (cookie: string) => api.on().get('/api/logout.php').set('cookie', cookie).expect(204);

describe('a subscription', () => {
  it('is kept for the session, sealed, with the language of the page and the device', async () => {
    const { id, cookie } = await confirmed(api);
    const subscription = newSubscription();
    const answer = await subscribe(`${cookie}; locale=fr`, { ...subscription, expirationTime: null } as never)
      .set('user-agent', 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0')
      .expect(204);
    expect(answer.headers['cache-control']).toBe('no-store');
    const [session] = await sessionsOf(id);
    expect(await pushRows(api, id)).toEqual([
      expect.objectContaining({ session_id: session, hash: hashOf(subscription), key_version: 1, locale: 'fr' }),
    ]);
    expect(await pushRows(api, id)).toEqual([
      expect.objectContaining({ device: 'Chrome, Android', failures: 0, last_ok_at: null }),
    ]);
    const [row] = await rows(
      api,
      'select tenant_id, endpoint, p256dh, auth from push_subscription where account_id = $1',
      [id],
    );
    for (const [column, plain] of [
      ['endpoint', subscription.endpoint],
      ['p256dh', subscription.keys.p256dh],
      ['auth', subscription.keys.auth],
    ] as const) {
      const sealed = row?.[column] as Buffer;
      expect(sealed.toString('latin1')).not.toContain(plain);
      const owner = `${Number(row?.['tenant_id'])}:${hashOf(subscription)}:${column}`;
      expect(api.running.app.get(DataKeys).open('push subscription', owner, sealed)).toBe(plain);
    }
  });

  it('is confirmed where it comes again, and takes what has changed', async () => {
    const { id, cookie } = await confirmed(api);
    const subscription = newSubscription();
    await subscribe(cookie, subscription).expect(204);
    const [before] = await pushRows(api, id);
    await rows(api, 'update push_subscription set failures = 3, last_ok_at = now() where account_id = $1', [id]);
    await subscribe(`${cookie}; locale=de`, { ...newSubscription(subscription.endpoint) }).expect(204);
    const [after, ...more] = await pushRows(api, id);
    expect(more).toEqual([]);
    expect(after).toMatchObject({ id: before?.['id'], created_at: before?.['created_at'], locale: 'de', failures: 3 });
    expect(after?.['last_ok_at']).not.toBeNull();
    expect(Number(after?.['confirmed_at'])).toBeGreaterThan(Number(before?.['confirmed_at']));
  });

  it('goes with the session that its browser has now', async () => {
    const { id } = await signUp(api, 'again@visitor.example');
    const cookie = await signIn('again@visitor.example');
    const subscription = newSubscription();
    await subscribe(cookie, subscription).expect(204);
    const next = await signIn('again@visitor.example');
    await subscribe(next, subscription).expect(204);
    await signOut(cookie);
    expect(await pushRows(api, id)).toHaveLength(1);
    await signOut(next);
    expect(await pushRows(api, id)).toEqual([]);
  });

  it('sent a hundred times at once is one', async () => {
    const { id, cookie } = await confirmed(api);
    const subscription = newSubscription();
    const answers = await Promise.all(Array.from({ length: 100 }, () => subscribe(cookie, subscription)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await pushRows(api, id)).toHaveLength(1);
  });

  it('moves to the account that its browser is signed in to', async () => {
    const [one, other] = [await confirmed(api), await confirmed(api)];
    const subscription = newSubscription();
    await subscribe(one.cookie, subscription).expect(204);
    const [before] = await pushRows(api, one.id);
    await rows(api, 'update push_subscription set failures = 3, last_ok_at = now() where account_id = $1', [one.id]);
    await subscribe(other.cookie, subscription).expect(204);
    expect(await pushRows(api, one.id)).toEqual([]);
    const [moved] = await pushRows(api, other.id);
    expect(moved).toMatchObject({ failures: 0, last_ok_at: null });
    expect(moved?.['id']).not.toBe(before?.['id']);
  });

  it('that two accounts send at once belongs to one of them', async () => {
    const people = await Promise.all([confirmed(api), confirmed(api)]);
    const subscription = newSubscription();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => subscribe(people[index % 2]?.cookie ?? '', subscription)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const kept = await Promise.all(people.map(({ id }) => pushRows(api, id)));
    expect(kept.flat()).toHaveLength(1);
  });

  it('of the same browser at two brands is two, and neither brand’s member reaches the other’s', async () => {
    const [here, there] = [await confirmed(api), await confirmed(api, {}, SECOND)];
    const subscription = newSubscription();
    await subscribe(here.cookie, subscription).expect(204);
    await subscribe(there.cookie, subscription, SECOND).expect(204);
    const [[own], [foreign]] = [await pushRows(api, here.id), await pushRows(api, there.id)];
    expect(own?.['tenant_id']).not.toBe(foreign?.['tenant_id']);
    await calls().remove(here.cookie, String(foreign?.['id'])).expect(404);
    await calls(SECOND).end(there.cookie, subscription.endpoint).expect(204);
    expect([await pushRows(api, here.id), await pushRows(api, there.id)]).toEqual([[own], []]);
    const wrong = await calls().post(here.cookie, bodyOf(newSubscription(), SECOND)).expect(409);
    expect(wrong.body).toMatchObject({ code: 'push_key_unknown' });
  });

  it('is the eleventh of an account: the one goes that was confirmed least lately', async () => {
    const { id, cookie } = await confirmed(api);
    const all = Array.from({ length: 11 }, () => newSubscription());
    for (const one of all.slice(0, 10)) await subscribe(cookie, one).expect(204);
    await subscribe(cookie, all[0]).expect(204);
    await subscribe(cookie, all[10]).expect(204);
    const kept = (await pushRows(api, id)).map(({ hash }) => hash);
    expect(kept).toEqual([...all.slice(2, 10), all[0], all[10]].map((one) => hashOf(one ?? newSubscription())));
  });

  it('is one of ten, however many come at once: each waits for the one before', async () => {
    const { id, cookie } = await confirmed(api);
    for (let time = 0; time < 9; time += 1) await subscribe(cookie).expect(204);
    const held = { text: 'select from account where id = $1 for no key update', values: [id], waiting: 4 };
    const answers = await whileHeld(api, held, () =>
      Array.from({ length: 4 }, () => subscribe(cookie).then(({ status }) => status)),
    );
    expect(answers).toEqual([204, 204, 204, 204]);
    expect(await pushRows(api, id)).toHaveLength(10);
  });
});

describe('nothing is kept', () => {
  it('for visitors, for whoever was signed out, and for pages of other sites', async () => {
    const { id, cookie } = await confirmed(api);
    expect((await subscribe('').expect(403)).body).toMatchObject({ code: 'authentication_required' });
    await subscribe(cookie).set('sec-fetch-site', 'cross-site').expect(403);
    await subscribe(cookie)
      .set('x-member', String(id + 1))
      .expect(409);
    await subscribe(cookie, newSubscription(), SECOND).expect(403);
    await signOut(cookie);
    await subscribe(cookie).expect(403);
    expect(await pushRows(api, id)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['without TLS', { endpoint: 'http://fcm.googleapis.com/x' }, 'push_service_not_allowed'],
    ['on another port', { endpoint: 'https://fcm.googleapis.com:8443/x' }, 'push_service_not_allowed'],
    ['at a host that is not listed', { endpoint: 'https://push.example/x' }, 'push_service_not_allowed'],
    ['at an address', { endpoint: 'https://10.0.0.1/x' }, 'push_service_not_allowed'],
    ['at this machine', { endpoint: 'http://127.0.0.1:4001/metrics' }, 'push_service_not_allowed'],
    ['in punycode', { endpoint: 'https://xn--fcm-googleapis-.com/x' }, 'push_service_not_allowed'],
    ['with a user', { endpoint: 'https://me@fcm.googleapis.com/x' }, 'invalid_input'],
    ['that is too long', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(2048)}` }, 'invalid_input'],
    ['that is no address', { endpoint: 'push' }, 'invalid_input'],
    ['that is no text', { endpoint: ['https://fcm.googleapis.com/x'] }, 'invalid_input'],
    ['without keys', { keys: undefined }, 'invalid_input'],
    ['with a key beside the curve', { keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }, 'invalid_input'],
    ['with a short secret', { keys: { ...newSubscription().keys, auth: 'AAAA' } }, 'invalid_input'],
    ['with keys that are no text', { keys: { p256dh: 1, auth: null } }, 'invalid_input'],
    ['without the brand’s key', { application_server_key: undefined }, 'invalid_input'],
    ['with somebody else’s key', { application_server_key: newSubscription().keys.p256dh }, 'push_key_unknown'],
    ['with a field that is not known', { account_id: 1 }, 'invalid_input'],
  ])('of an endpoint %s', async (_, change, code) => {
    const { id, cookie } = await confirmed(api);
    const answer = await calls().post(cookie, { ...bodyOf(newSubscription()), ...change });
    expect([answer.status >= 400 && answer.status < 500, answer.body]).toEqual([
      true,
      expect.objectContaining({ code }),
    ]);
    expect(await pushRows(api, id)).toEqual([]);
  });

  it('where the brand has no push', async () => {
    const { id, cookie } = await confirmed(api);
    const subscription = newSubscription();
    await subscribe(cookie, subscription).expect(204);
    await withSettings(api, { features: { push: false } }, async () => {
      expect((await subscribe(cookie).expect(404)).body).toMatchObject({ code: 'push_off' });
      await calls().end(cookie, subscription.endpoint).expect(204);
    });
    expect(await pushRows(api, id)).toEqual([]);
  });

  it('beyond the member’s own limit, which is not that of signing in', async () => {
    const { cookie } = await confirmed(api);
    const statuses: number[] = [];
    for (let index = 0; index < 121; index += 1) statuses.push((await calls().post(cookie, {})).status);
    expect(statuses).toEqual([...Array<number>(120).fill(422), 429]);
    await post(api, '/api/user.php').send({ email: 'limit@visitor.example', password: PASSWORD }).expect(401);
  });
});

it('the call has a path of its own as well, and signing in keeps the one that both share', async () => {
  const { id, cookie } = await confirmed(api);
  await api.on().post('/api/push/subscriptions').set('cookie', cookie).send(bodyOf(newSubscription())).expect(204);
  expect(await pushRows(api, id)).toHaveLength(1);
  expect((await api.on().post('/api/user.php').set('cookie', cookie).send({}).expect(422)).body).toMatchObject({
    faults: expect.arrayContaining([expect.objectContaining({ path: 'password' })]) as unknown,
  });
  await api.on().delete('/api/user.php').set('cookie', cookie).send({ endpoint: 'x' }).expect(404);
});
