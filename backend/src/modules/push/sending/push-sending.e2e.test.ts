import { randomUUID } from 'node:crypto';
import { FIRST, SECOND } from '../../../../test/support/api';
import { eraseNow } from '../../../../test/support/erase';
import { withSettings } from '../../../../test/support/features';
import { rows } from '../../../../test/support/people';
import { pushKeyOf } from '../../../../test/support/push-subscriptions';
import { NOTE, SentPushes, sendsOf } from '../../../../test/support/sent-pushes';
import { DeliveryPostponed } from '../../../platform/outbox';
import { PushDevices } from './push-devices';

let pushes: SentPushes;
beforeAll(async () => {
  pushes = await SentPushes.start(86);
});
afterAll(() => pushes.close());
beforeEach(() => {
  pushes.write = () => NOTE;
  pushes.service.onPush = () => undefined;
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(pushes.service.faults).toEqual([]);
});

const service = () => pushes.service;
const endpointOf = ({ devices: [first] }: Awaited<ReturnType<SentPushes['member']>>): string => first?.endpoint ?? '';

describe('a push', () => {
  it('reaches every device of the member, signed by the brand, as a declarative message of 512 bytes', async () => {
    const member = await pushes.member(2);
    await pushes.tell(member.id);
    await pushes.delivered();
    for (const { endpoint } of member.devices) {
      const [push, ...more] = service().to(endpoint);
      expect(more).toEqual([]);
      expect(push).toMatchObject({ ttl: 86_400, urgency: 'high' });
      expect(push?.topic).toMatch(/^[\w-]{32}$/);
      expect(push?.token).toMatchObject({ key: await pushKeyOf(pushes.api, FIRST), sub: 'https://everglow.localhost' });
      expect(Buffer.byteLength(push?.text ?? '')).toBe(512);
      expect(push?.message).toEqual({
        ...{ web_push: 8030, app_badge: 3 },
        notification: {
          ...{
            title: 'Everglow',
            body: NOTE.body,
            lang: 'en',
            dir: 'ltr',
            tag: 'chat-12',
            silent: false,
            app_badge: '3',
          },
          navigate: 'http://everglow.localhost:8080/chats/12',
        },
      });
    }
    const [row] = await sendsOf(pushes.api, member.id);
    expect(row).toMatchObject({ failures: 0, sends: [{ push: 'note', service: 'other', end: 'ok', status: 201 }] });
    expect(row?.['last_ok_at']).not.toBeNull();
  });

  it('replaces one about the same that has not been delivered; members and brands have topics of their own', async () => {
    const [one, other] = [await pushes.member(), await pushes.member()];
    for (const subject of [1, 1, 2]) await pushes.deliver({ account: one.id, subject });
    await pushes.deliver({ account: other.id, subject: 1 });
    expect(service().waitingFor(endpointOf(one))).toHaveLength(2);
    const topics = [one, other].flatMap((member) =>
      service()
        .to(endpointOf(member))
        .map(({ topic }) => topic),
    );
    expect(new Set(topics).size).toBe(3);
  });

  it('uses one token and few connections for everything that a brand sends to a service', async () => {
    const member = await pushes.member();
    const before = service().connections;
    for (let count = 0; count < 10; count += 1) await pushes.deliver({ account: member.id, subject: count });
    const tokens = service()
      .to(endpointOf(member))
      .map(({ token }) => JSON.stringify(token));
    expect([tokens.length, new Set(tokens).size]).toEqual([10, 1]);
    expect(service().connections - before).toBeLessThanOrEqual(1);
  });

  it('goes to one device only, where it is about that', async () => {
    const member = await pushes.member(2);
    const [row] = await rows(
      pushes.api,
      'select id from push_subscription where account_id = $1 order by confirmed_at',
      [member.id],
    );
    await pushes.deliver({ account: member.id, device: String(row?.['id']) });
    expect(member.devices.map(({ endpoint }) => service().to(endpoint).length)).toEqual([1, 0]);
  });

  it('does not go out where nobody needs it any more, and waits where its time has not come', async () => {
    const member = await pushes.member();
    pushes.write = () => null;
    await pushes.deliver({ account: member.id });
    const at = new Date(Date.now() + 5000);
    pushes.write = () => ({ at });
    const waiting = pushes.deliver({ account: member.id });
    await expect(waiting).rejects.toMatchObject({ code: 'not_yet', note: { due: at.getTime() } });
    expect(service().to(endpointOf(member))).toEqual([]);
  });

  it('is not tried any longer than its service would keep it', async () => {
    const member = await pushes.member();
    const old = { createdAt: new Date(Date.now() - 86_401_000) };
    await pushes.deliver({ account: member.id }, old);
    expect(service().to(endpointOf(member))).toEqual([]);
    // It counts from the end of the quiet hours.
    await pushes.deliver({ account: member.id, ...{ due: Date.now() - 1000 } }, old);
    expect(service().to(endpointOf(member))).toHaveLength(1);
  });

  it('has a body that fits', async () => {
    const member = await pushes.member();
    pushes.write = () => ({ ...NOTE, body: '💌'.repeat(200), renotify: true });
    await pushes.deliver({ account: member.id });
    const [push] = service().to(endpointOf(member));
    expect(Buffer.byteLength(push?.text ?? '')).toBe(512);
    expect(push?.message.notification).toMatchObject({
      renotify: true,
      body: expect.stringMatching(/^(💌)+…$/u) as string,
    });
  });
});

describe('somebody who', () => {
  it('has signed out gets nothing any more, also of what is under way', async () => {
    const member = await pushes.member();
    const still = jest.spyOn(pushes.worker.app.get(PushDevices), 'still');
    pushes.write = () => NOTE;
    const devices = pushes.worker.app.get(PushDevices);
    const read = devices.of.bind(devices);
    jest.spyOn(devices, 'of').mockImplementation(async (...asked) => {
      const found = await read(...asked);
      await pushes.api.on().get('/api/logout.php').set('cookie', member.cookie).expect(204);
      await new Promise((resolve) => setTimeout(resolve, 60));
      return found;
    });
    await pushes.deliver({ account: member.id });
    expect(still).toHaveBeenCalled();
    jest.restoreAllMocks();
    await pushes.deliver({ account: member.id });
    expect(service().to(endpointOf(member))).toEqual([]);
  });

  it.each([
    ['is blocked', "update account set status = 'blocked' where id = $1"],
    ['has a session that is over', "update session set expires_at = now() - interval '1 second' where account_id = $1"],
  ])('%s gets nothing', async (_, change) => {
    const member = await pushes.member();
    await rows(pushes.api, change, [member.id]);
    await pushes.deliver({ account: member.id });
    expect(service().to(endpointOf(member))).toEqual([]);
  });

  it('is erased gets nothing, and nothing of it is left', async () => {
    const member = await pushes.member();
    await pushes.deliver({ account: member.id });
    await eraseNow(pushes.api, member);
    await pushes.tell(member.id);
    await pushes.delivered();
    expect(service().to(endpointOf(member))).toHaveLength(1);
    expect(await sendsOf(pushes.api, member.id)).toEqual([]);
  });

  it('is a member of a brand that has switched pushes off gets nothing', async () => {
    const member = await pushes.member();
    const api = { ...pushes.api, running: { ...pushes.api.running, app: pushes.worker.app } };
    await withSettings(api as never, { features: { push: false } }, () => pushes.deliver({ account: member.id }));
    expect(service().to(endpointOf(member))).toEqual([]);
  });
});

describe('two brands', () => {
  it('sign with keys of their own, and no member’s push goes to devices of the other', async () => {
    const [one, other] = [await pushes.member(), await pushes.member(1, SECOND)];
    await pushes.deliver({ account: one.id }, { brand: FIRST });
    await pushes.deliver({ account: other.id }, { brand: SECOND });
    await pushes.deliver({ account: one.id }, { brand: SECOND });
    await pushes.deliver({ account: other.id }, { brand: FIRST });
    const sent = [one, other].map((member) =>
      service()
        .to(endpointOf(member))
        .map(({ token }) => [token.key, token.sub]),
    );
    expect(sent).toEqual([
      [[await pushKeyOf(pushes.api, FIRST), 'https://everglow.localhost']],
      [[await pushKeyOf(pushes.api, SECOND), 'https://knotted.localhost']],
    ]);
  });

  it('cannot be mixed by a row that came from the other: it does not open', async () => {
    const [one, other] = [await pushes.member(), await pushes.member(1, SECOND)];
    await rows(
      pushes.api,
      `update push_subscription p set (endpoint, p256dh, auth, endpoint_hash) = (
         select o.endpoint, o.p256dh, o.auth, o.endpoint_hash from push_subscription o where o.account_id = $2
       ) where p.account_id = $1`,
      [one.id, other.id],
    );
    await expect(pushes.deliver({ account: one.id })).rejects.toThrow();
    expect(service().to(endpointOf(other))).toEqual([]);
  });
});

describe('an entry that comes twice', () => {
  it('is sent once', async () => {
    const member = await pushes.member(2);
    const id = randomUUID();
    await pushes.deliver({ account: member.id }, { id });
    await pushes.deliver({ account: member.id }, { id, attempt: 2 });
    expect(member.devices.map(({ endpoint }) => service().to(endpoint).length)).toEqual([1, 1]);
  });

  it('because its worker was killed before it had noted anything shows nothing twice', async () => {
    const member = await pushes.member();
    const id = randomUUID();
    jest.spyOn(pushes.worker.app.get(PushDevices), 'record').mockRejectedValueOnce(new Error('killed'));
    await expect(pushes.deliver({ account: member.id }, { id })).rejects.toThrow('killed');
    await pushes.deliver({ account: member.id }, { id, attempt: 2 });
    const sent = service().to(endpointOf(member));
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ topic, message }) => `${topic} ${message.notification['tag']}`)).size).toBe(1);
    expect(service().waitingFor(endpointOf(member))).toHaveLength(1);
  });

  it('goes again only to the device that has not had it', async () => {
    const member = await pushes.member(2);
    const [first, second] = member.devices.map(({ endpoint }) => endpoint);
    const id = randomUUID();
    pushes.service.onPush = (endpoint) => (endpoint === second ? { status: 500 } : undefined);
    await expect(pushes.deliver({ account: member.id }, { id })).rejects.toThrow(DeliveryPostponed);
    pushes.service.onPush = () => undefined;
    await pushes.deliver({ account: member.id }, { id, attempt: 2 });
    expect([first, second].map((endpoint) => service().to(endpoint ?? '').length)).toEqual([1, 1]);
  });
});
