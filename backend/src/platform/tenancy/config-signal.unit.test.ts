import { Redis } from 'ioredis';
import { type Config } from '../config/config';
import { ConfigSignal } from './config-signal';

/** Connections that reach nothing. */
const connect = jest.spyOn(Redis.prototype, 'connect').mockResolvedValue();
const publish = jest.spyOn(Redis.prototype, 'publish');
const subscribe = jest.spyOn(Redis.prototype, 'subscribe');
const disconnect = jest.spyOn(Redis.prototype, 'disconnect').mockReturnValue();
afterAll(() => jest.restoreAllMocks());

beforeEach(() => {
  jest.clearAllMocks();
  publish.mockResolvedValue(0);
  subscribe.mockResolvedValue(1);
});

const open = (): ConfigSignal =>
  new ConfigSignal({ publish } as unknown as Redis, { REDIS_URL: 'redis://here:6380' } as Config);
const subscriber = (): Redis => connect.mock.contexts[0] as Redis;

it('tells the version on the channel that all processes listen to', () => {
  const signal = open();
  signal.announce(12);
  signal.onChange(jest.fn());
  expect(publish.mock.calls).toEqual([['config-changed', '12']]);
  expect(subscribe.mock.calls).toEqual([['config-changed']]);
});

it('hears of messages, and looks again whenever its connection is back', () => {
  const signal = open();
  const [one, other] = [jest.fn(), jest.fn()];
  signal.onChange(one);
  signal.onChange(other);
  expect(connect).toHaveBeenCalledTimes(1);
  // A connection for subscriptions waits for as long as Redis is away.
  expect(subscriber().options).toMatchObject({
    ...{ host: 'here', port: 6380, enableOfflineQueue: true, maxRetriesPerRequest: null },
  });
  subscriber().emit('message', 'config-changed', '12');
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  subscriber().emit('ready');
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 2]);
  expect(disconnect).not.toHaveBeenCalled();
  signal.onApplicationShutdown();
  expect(disconnect.mock.contexts).toEqual([subscriber()]);
});

it('is best effort: while Redis is away nothing fails', async () => {
  const signal = open();
  const away = Promise.reject(new Error('away'));
  const caught = jest.spyOn(away, 'catch');
  publish.mockReturnValue(away);
  subscribe.mockReturnValue(away);
  signal.announce(1);
  const before = caught.mock.calls.length;
  signal.onChange(jest.fn());
  expect([before, caught.mock.calls.length > before]).toEqual([1, true]);
  await Promise.allSettled(caught.mock.results.map(({ value }) => value as Promise<unknown>));
  open().onApplicationShutdown();
});
