import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { confirmed } from '../../../../../test/support/meeting';
import { PASSWORD, cookieOf, post, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { newSubscription, pushCalls, pushKeyOf, pushRows } from '../../../../../test/support/push-subscriptions';

let api: TestApi;
let key: string;
beforeAll(async () => {
  api = await startAccountsApi(80);
  key = await pushKeyOf(api, FIRST);
});
afterAll(() => api.close());

const calls = (brand = FIRST) => pushCalls(api, brand);
const subscribe = async (cookie: string, subscription = newSubscription()) => {
  await calls()
    .post(cookie, { ...subscription, application_server_key: key })
    .expect(204);
  return subscription;
};
const written = async (push: string): Promise<unknown[]> =>
  (
    await rows(api, "select payload from outbox where kind = 'push' and payload->>'push' = $1 order by created_at", [
      push,
    ])
  ).map(({ payload }) => payload);

it('a new subscription is welcomed once, and again where another account has it', async () => {
  const [person, next] = [await confirmed(api), await confirmed(api)];
  const subscription = await subscribe(person.cookie);
  await subscribe(person.cookie, subscription);
  const [row] = await pushRows(api, person.id);
  expect(await written('welcome')).toEqual([
    { push: 'welcome', account: person.id, subject: row?.['id'], device: row?.['id'] },
  ]);
  await subscribe(next.cookie, subscription);
  expect(await written('welcome')).toHaveLength(2);
  expect((await written('welcome'))[1]).toMatchObject({ account: next.id });
});

describe('a test', () => {
  it('goes to the browser that asks, and to no other', async () => {
    const person = await signUp(api, 'test@visitor.example');
    const other = cookieOf(
      (await post(api, '/api/user.php').send({ email: 'test@visitor.example', password: PASSWORD })).headers,
    );
    const outsider = await confirmed(api);
    const own = await subscribe(person.cookie);
    const elsewhere = await subscribe(other);
    await calls().test(person.cookie, own.endpoint).expect(202);
    const device = (
      await rows(api, 'select id from push_subscription where account_id = $1 order by created_at', [person.id])
    )[0]?.['id'];
    expect(await written('test')).toEqual([{ push: 'test', account: person.id, subject: device, device }]);
    for (const [cookie, endpoint] of [
      [person.cookie, elsewhere.endpoint],
      [person.cookie, newSubscription().endpoint],
      [outsider.cookie, own.endpoint],
    ] as const)
      expect((await calls().test(cookie, endpoint).expect(404)).body).toMatchObject({ code: 'push_device_not_found' });
    await calls(SECOND).test(person.cookie, own.endpoint).expect(403);
    await calls().test('', own.endpoint).expect(403);
    expect((await calls().test(person.cookie, 5).expect(422)).body).toMatchObject({ faults: [{ path: 'endpoint' }] });
    expect((await calls().test(person.cookie, 'x'.repeat(3000)).expect(422)).body).toMatchObject({
      code: 'invalid_input',
    });
    expect(await written('test')).toHaveLength(1);
  });

  it('is sent ten times in ten minutes at most', async () => {
    const { cookie } = await confirmed(api);
    const { endpoint } = await subscribe(cookie);
    for (let time = 0; time < 10; time += 1) await calls().test(cookie, endpoint).expect(202);
    await calls().test(cookie, endpoint).expect(429);
  });
});
