import { FIRST, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../../test/support/api';
import { eraseNow } from '../../../../../test/support/erase';
import { confirmed } from '../../../../../test/support/meeting';
import { openFile } from '../../../../../test/support/open-file';
import {
  PASSWORD,
  type Person,
  cookieOf,
  post,
  rows,
  signUp,
  startAccountsApi,
} from '../../../../../test/support/people';
import { type BrowserSubscription } from '../../../../../test/support/browser-subscription';
import { newSubscription, pushCalls, pushKeyOf, pushRows } from '../../../../../test/support/push-subscriptions';
import { CONSOLE } from '../../../../../test/support/staff-people';
import { endpointHash } from '../../endpoints/endpoint-hash';

let api: TestApi;
let key: string;
beforeAll(async () => {
  api = await startAccountsApi(78);
  key = await pushKeyOf(api, FIRST);
});
afterAll(() => api.close());

interface Listed {
  readonly id: string;
  readonly endpoint_hash: string;
}

const calls = () => pushCalls(api, FIRST);
const subscribe = async (cookie: string, agent = ''): Promise<BrowserSubscription> => {
  const subscription = newSubscription();
  const body = { ...subscription, application_server_key: key };
  await calls().post(cookie, body).set('user-agent', agent).expect(204);
  return subscription;
};
const devices = async (cookie: string): Promise<Listed[]> =>
  ((await calls().devices(cookie).expect(200)).body as { devices: Listed[] }).devices;
const hashOf = ({ endpoint }: BrowserSubscription): string => endpointHash(endpoint).toString('hex');

it('lists a member’s own devices, the one that asks first, and finds a page’s own by the hash of its endpoint', async () => {
  const person = await signUp(api, 'list@visitor.example');
  const phone = cookieOf(
    (await post(api, '/api/user.php').send({ email: 'list@visitor.example', password: PASSWORD })).headers,
  );
  const [outsider, gone] = [await confirmed(api), newSubscription()];
  await subscribe(outsider.cookie);
  const desk = await subscribe(person.cookie, 'Mozilla/5.0 (X11; Linux) Firefox/140.0');
  const mobile = await subscribe(phone, 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1');
  await rows(
    api,
    "update push_subscription set last_ok_at = now() where device = 'Firefox, Linux' and account_id = $1",
    [person.id],
  );
  const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
  const uuid = expect.stringMatching(/^[\da-f-]{36}$/) as string;
  const answer = await calls().devices(person.cookie).expect(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toEqual({
    devices: [
      {
        id: uuid,
        device: 'Firefox, Linux',
        since: iso,
        current: true,
        last_ok: iso,
        endpoint_hash: hashOf(desk),
        show_names: false,
      },
      {
        id: uuid,
        device: 'Safari, iPhone',
        since: iso,
        current: false,
        last_ok: null,
        endpoint_hash: hashOf(mobile),
        show_names: false,
      },
    ],
  });
  expect((await devices(phone)).map((device) => device.endpoint_hash)).toEqual([hashOf(mobile), hashOf(desk)]);
  expect(JSON.stringify(answer.body)).not.toContain(hashOf(gone));
  await rows(
    api,
    'update session set expires_at = now() where id = (select session_id from push_subscription where id = $1)',
    [(await devices(person.cookie))[1]?.id],
  );
  expect((await devices(person.cookie)).map((device) => device.endpoint_hash)).toEqual([hashOf(desk)]);
});

it('a device is removed by its owner alone, once', async () => {
  const [person, outsider] = [await confirmed(api), await confirmed(api)];
  const elsewhere = await confirmed(api, {}, SECOND);
  const subscription = await subscribe(person.cookie);
  const id = (await devices(person.cookie))[0]?.id ?? '';
  await calls().remove(outsider.cookie, id).expect(404);
  await pushCalls(api, SECOND).remove(elsewhere.cookie, id).expect(404);
  await calls().remove('', id).expect(403);
  await calls().end(outsider.cookie, subscription.endpoint).expect(204);
  await calls().remove(person.cookie, id).set('sec-fetch-site', 'cross-site').expect(403);
  for (const guess of ['1', 'x', "'--"]) await calls().remove(person.cookie, encodeURIComponent(guess)).expect(404);
  expect(await pushRows(api, person.id)).toHaveLength(1);
  await calls().remove(person.cookie, id).expect(204);
  expect((await calls().remove(person.cookie, id).expect(404)).body).toMatchObject({ code: 'push_device_not_found' });
  expect(await devices(person.cookie)).toEqual([]);
});

it('its page ends it by the endpoint, as often as it likes', async () => {
  const { id, cookie } = await confirmed(api);
  const [subscription] = [await subscribe(cookie), await subscribe(cookie)];
  for (let time = 0; time < 2; time += 1) await calls().end(cookie, subscription.endpoint).expect(204);
  expect(await pushRows(api, id)).toHaveLength(1);
  expect((await calls().end(cookie, 'x'.repeat(3000)).expect(422)).body).toMatchObject({ code: 'invalid_input' });
  await calls().end('', subscription.endpoint).expect(403);
});

describe('a device is told nothing any more', () => {
  const signIn = async (email: string): Promise<string> =>
    cookieOf((await post(api, '/api/user.php').send({ email, password: PASSWORD }).expect(200)).headers);

  /** Somebody with two sessions that both have push. */
  async function twice(name: string): Promise<{ person: Person; other: string }> {
    const email = `${name}@visitor.example`;
    const person = await signUp(api, email);
    const other = await signIn(email);
    for (const cookie of [person.cookie, other]) await subscribe(cookie);
    return { person, other };
  }

  it.each<[string, (person: Person, other: string) => Promise<unknown>, number]>([
    ['it is signed out', (_, other) => api.on().get('/api/logout.php').set('cookie', other).expect(204).then(), 1],
    [
      'another one ends all others',
      ({ cookie }) => post(api, '/api/sessions/end-others').set('cookie', cookie).expect(204).then(),
      1,
    ],
    [
      'its session is ended from a list',
      async ({ cookie }) => {
        const { body } = await api.on().get('/api/sessions').set('cookie', cookie);
        const [, second] = (body as { sessions: { id: string }[] }).sessions;
        await api
          .on()
          .delete(`/api/sessions/${second?.id ?? ''}`)
          .set('cookie', cookie)
          .expect(204);
      },
      1,
    ],
    [
      'staff block the account',
      async ({ id }) => {
        await openFile(api, SUPPORT, id);
        await api
          .on(CONSOLE)
          .post(`/api/staff/tenants/${FIRST}/members/${id}/block`)
          .set('authorization', await tokenOf(api, SUPPORT))
          .send({ reason: 'Sends links to strangers' })
          .expect(204);
      },
      0,
    ],
    ['the account is erased', (person) => eraseNow(api, person), 0],
    [
      'the account is on its way out',
      ({ cookie }) =>
        post(api, '/api/account-deletion').set('cookie', cookie).send({ password: PASSWORD }).expect(200).then(),
      0,
    ],
  ])('when %s', async (name, end, left) => {
    const { person, other } = await twice(name.replaceAll(' ', '-'));
    expect(await pushRows(api, person.id)).toHaveLength(2);
    await end(person, other);
    expect(await pushRows(api, person.id)).toHaveLength(left);
  });
});
