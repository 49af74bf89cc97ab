import type Redis from 'ioredis';
import { EventEmitter } from 'node:events';
import * as cache from '../cache';
import { type Config } from '../config/config';
import { ConfigSignal } from './config-signal';

class Connection extends EventEmitter {
  readonly publish = jest.fn(() => Promise.resolve(0));
  readonly subscribe = jest.fn(() => Promise.resolve());
  readonly disconnect = jest.fn();
}

jest.mock('../cache', () => ({ REDIS: Symbol('redis'), openRedis: jest.fn() }));

let [publisher, subscriber] = [new Connection(), new Connection()];
const openRedis = jest.mocked(cache.openRedis);
const open = (): ConfigSignal => {
  [publisher, subscriber] = [new Connection(), new Connection()];
  openRedis.mockReset().mockReturnValue(subscriber as unknown as Redis);
  return new ConfigSignal(publisher as unknown as Redis, { REDIS_URL: 'redis://here' } as Config);
};

it('tells the version on the channel that all processes listen to', () => {
  const signal = open();
  signal.announce(12);
  signal.onChange(jest.fn());
  expect(publisher.publish.mock.calls).toEqual([['config-changed', '12']]);
  expect(subscriber.subscribe.mock.calls).toEqual([['config-changed']]);
});

it('hears of messages, and looks again whenever its connection is back', () => {
  const signal = open();
  const [one, other] = [jest.fn(), jest.fn()];
  signal.onChange(one);
  signal.onChange(other);
  expect(openRedis.mock.calls).toEqual([['redis://here', 'subscriber']]);
  subscriber.emit('message', 'config-changed', '12');
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  subscriber.emit('ready');
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 2]);
  expect(subscriber.disconnect).not.toHaveBeenCalled();
  signal.onApplicationShutdown();
  expect(subscriber.disconnect).toHaveBeenCalledTimes(1);
});

it('is best effort: while Redis is away nothing fails', async () => {
  const signal = open();
  const away = Promise.reject(new Error('away'));
  const caught = jest.spyOn(away, 'catch');
  publisher.publish.mockReturnValue(away);
  subscriber.subscribe.mockReturnValue(away);
  signal.announce(1);
  signal.onChange(jest.fn());
  expect(caught).toHaveBeenCalledTimes(2);
  await Promise.allSettled(caught.mock.results.map(({ value }) => value as Promise<unknown>));
  open().onApplicationShutdown();
});
