import { FIRST, type TestApi } from '../../../../test/support/api';
import { DecidedPushes } from '../../../../test/support/decided-pushes';
import { withSettings } from '../../../../test/support/features';
import { call } from '../../../../test/support/meeting';
import { PASSWORD, rows, signUp, startAccountsApi } from '../../../../test/support/people';
import { newSubscription, pushCalls, pushKeyOf } from '../../../../test/support/push-subscriptions';

let api: TestApi;
let pushes: DecidedPushes;
beforeAll(async () => {
  api = await startAccountsApi(84);
  pushes = new DecidedPushes(api);
});
afterAll(() => api.close());

const changePassword = (cookie: string) =>
  call(api, 'post', 'password-changes', cookie).send({ old_password: PASSWORD, new_password: 'another wide river 77' });
const subscribe = async (cookie: string) => {
  const subscription = newSubscription();
  const application_server_key = await pushKeyOf(api, FIRST);
  await pushCalls(api, FIRST)
    .post(cookie, { ...subscription, application_server_key })
    .expect(204);
  return subscription;
};

it('a device is welcomed, and tested, in a sentence that says nothing else', async () => {
  const person = await signUp(api, 'welcome@visitor.example');
  const { endpoint } = await subscribe(person.cookie);
  await pushCalls(api, FIRST).test(person.cookie, endpoint).expect(202);
  const common = {
    kind: 'account',
    title: 'Everglow',
    path: '/notifications',
    urgency: 'high',
    ttlSeconds: 600,
    badge: 0,
  };
  expect(await pushes.of(person)).toMatchObject([
    { ...common, body: 'This is how your notifications will look.', tag: 'welcome' },
    { ...common, body: 'This is a test. Notifications work on this device.', tag: 'test' },
  ]);
});

describe('a new password', () => {
  it('is told of at any hour and whatever the member wants, once', async () => {
    const person = await signUp(api, 'secure@visitor.example');
    await subscribe(person.cookie);
    await pushes.takeOf(person);
    await pushCalls(api, FIRST).quiet(person.cookie, { on: true, from: '00:00', until: '23:59' }).expect(204);
    await changePassword(person.cookie).expect(({ status }) => expect(status).toBeLessThan(300));
    expect(await pushes.of(person, { locale: 'nl' })).toMatchObject([
      { kind: 'account', body: 'Je wachtwoord is gewijzigd.', ttlSeconds: 86_400 },
    ]);
  });

  it('is told to no device where there is none, nor at a brand that sends no pushes, nor to whom staff blocked', async () => {
    const [one, two, three] = [
      await signUp(api, 'none@visitor.example'),
      await signUp(api, 'off@visitor.example'),
      await signUp(api, 'blocked@visitor.example'),
    ];
    for (const { cookie } of [two, three]) await subscribe(cookie);
    for (const { cookie } of [one, two, three])
      await changePassword(cookie).expect(({ status }) => expect(status).toBeLessThan(300));
    expect(await pushes.takeOf(one)).toEqual([]);
    await withSettings(api, { features: { push: false } }, async () => {
      expect(await pushes.of(two)).toEqual([]);
    });
    await rows(api, "update account set status = 'blocked' where id = $1", [three.id]);
    expect(await pushes.of(three)).toEqual([]);
  });
});
