import { Standstill } from '../../../test/support/standstill';
import { startRedis, type Redis as Server } from '../../../../infra/local/services/redis';
import { temporaryFolder } from '../../../../infra/local/state';
import { networkOf } from '../../shared/network';
import { RateLimits, perAddress } from '../http';
import { openRedis } from '.';

const folder = temporaryFolder();
let server: Server;
let standstill: Standstill;
beforeAll(async () => {
  server = await startRedis({ dataDir: folder.path, durable: false });
  standstill = new Standstill(server.pid);
});
afterAll(async () => {
  standstill.end();
  await server.stop();
  folder.remove();
});

const becomes = (redis: ReturnType<typeof openRedis>, status: string): Promise<unknown> =>
  redis.status === status ? Promise.resolve() : new Promise((resolve) => redis.once(status, resolve));

test('a connection on which nothing is answered is given up, and made anew once there are answers again', async () => {
  const commands = openRedis(server.url, 'commands');
  const subscriber = openRedis(server.url, 'subscriber');
  try {
    const heard = new Promise((resolve) => subscriber.once('message', (_channel, text) => resolve(text)));
    await Promise.all([becomes(commands, 'ready'), becomes(subscriber, 'ready'), subscriber.subscribe('news')]);
    standstill.begin();
    const began = performance.now();
    await Promise.all([becomes(commands, 'close'), becomes(subscriber, 'close')]);
    await expect(commands.get('anything')).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(5000);
    standstill.end();
    await Promise.all([becomes(commands, 'ready'), becomes(subscriber, 'ready')]);
    // It subscribes again by itself.
    while ((await commands.publish('news', 'here')) === 0);
    await expect(heard).resolves.toBe('here');
  } finally {
    commands.disconnect();
    subscriber.disconnect();
  }
});

test('a connection on which little is said stays', async () => {
  const subscriber = openRedis(server.url, 'subscriber');
  try {
    await becomes(subscriber, 'ready');
    await subscriber.subscribe('silent');
    const closed = jest.fn();
    subscriber.on('close', closed);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(closed).not.toHaveBeenCalled();
  } finally {
    subscriber.disconnect();
  }
});

test('a subscriber that ends while it subscribes again leaves no rejection unhandled', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const subscriber = openRedis(server.url, 'subscriber');
  try {
    await subscriber.subscribe('news');
    const ended = becomes(subscriber, 'end');
    subscriber.once('ready', () => {
      subscriber.stream.destroy();
      subscriber.disconnect();
    });
    subscriber.stream.destroy();
    await ended;
    // Node tells of it once the event loop has turned.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(unhandled).not.toHaveBeenCalled();
  } finally {
    process.off('unhandledRejection', unhandled);
    subscriber.disconnect();
  }
});

test('the first limit of a process may be taken together with another command', async () => {
  const redis = openRedis(server.url, 'commands');
  try {
    await becomes(redis, 'ready');
    const limits = new RateLimits(redis);
    const caller = { scope: { tenantId: 1, trace: '' }, network: networkOf('203.0.113.1') };
    const published = redis.publish('somewhere', '');
    await expect(limits.take(caller, perAddress(1, 60), 'first')).resolves.toBe(0);
    await expect(limits.take(caller, perAddress(1, 60), 'first')).resolves.toBeGreaterThan(0);
    await expect(published).resolves.toBe(0);
  } finally {
    redis.disconnect();
  }
});

test('a call whose answer is lost is counted with those before it, and not let through', async () => {
  const redis = openRedis(server.url, 'commands');
  try {
    await becomes(redis, 'ready');
    const limits = new RateLimits(redis);
    const take = (tenantId: number): Promise<number> =>
      limits.take({ scope: { tenantId, trace: '' }, network: networkOf('203.0.113.2') }, perAddress(3, 60), 'lost');
    for (let n = 0; n < 3; n += 1) await expect(take(1)).resolves.toBe(0);
    await expect(take(2)).resolves.toBe(0);
    standstill.begin();
    // Sent and never answered, until the connection is given up.
    const lost = await Promise.all([take(1), take(1), take(2), take(2)]);
    expect(lost.map((wait) => wait > 0)).toEqual([true, true, false, false]);
    await expect(take(2)).resolves.toBeGreaterThan(0);
  } finally {
    standstill.end();
    redis.disconnect();
  }
});
