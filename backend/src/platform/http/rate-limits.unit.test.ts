import { type IncomingMessage } from 'node:http';
import type Redis from 'ioredis';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { SITE_FACTOR, networkOf } from '../../shared/network';
import { type Limit, perAddress, perMember } from './endpoint';
import { RateLimits, limitedRoute } from './rate-limits';
import { type RequestContext } from './site-request';

/** While Redis is away the process counts for itself: the same limits, without a server. */
const [defineCommand, count] = [jest.fn(), jest.fn()];
const redisThatIs = (status: string): Redis => ({ status, defineCommand, rlflxIncr: count }) as unknown as Redis;
const away = redisThatIs('end');
const open = (): RateLimits => new RateLimits(away);

const TWO = perAddress(2, 3600);
const from = (address: string, tenantId: number | null = 7) => ({
  scope: { tenantId, trace: '' },
  network: networkOf(address),
});

/** The answers to as many calls, one after the other. */
async function take(limits: RateLimits, times: number, ...call: Parameters<RateLimits['take']>): Promise<number[]> {
  const waits: number[] = [];
  for (let at = 0; at < times; at++) waits.push(await limits.take(...call));
  return waits;
}

it('lets as many calls through as the limit says, then tells how many seconds to wait', async () => {
  const [first, second, third, ...more] = await take(open(), 3, from('192.0.2.1'), TWO, 'a');
  expect([first, second, more]).toEqual([0, 0, []]);
  expect(third).toBeGreaterThan(3000);
  expect(third).toBeLessThanOrEqual(3600);
  expect(Number.isInteger(third)).toBe(true);
});

it('tells to wait a second at least, and whole ones', async () => {
  const limits = open();
  const limiterOf = jest.spyOn(limits as unknown as { limiterOf: () => unknown }, 'limiterOf');
  const cases = [
    [1, 1],
    [1000, 1],
    [1001, 2],
    [59_400, 60],
  ] as const;
  for (const [ms, seconds] of cases) {
    limiterOf.mockReturnValue({ consume: jest.fn().mockRejectedValue(new RateLimiterRes(0, ms, TWO.max + 1)) });
    expect(await limits.take(from('192.0.2.1'), TWO, 'a')).toBe(seconds);
  }
});

it('counts for itself where Redis fails', async () => {
  const limits = open();
  const limiterOf = jest.spyOn(limits as unknown as { limiterOf: () => unknown }, 'limiterOf');
  limiterOf.mockReturnValue({ consume: jest.fn().mockRejectedValue(new Error('broken')) });
  const [first, second, third] = await take(limits, 3, from('192.0.2.1'), TWO, 'a');
  expect([first, second]).toEqual([0, 0]);
  expect(third).toBeGreaterThan(0);
});

it('counts each subject, brand and network by itself', async () => {
  const limits = open();
  const once = perAddress(1, 3600);
  const callers = [from('192.0.2.1'), from('192.0.2.2'), from('192.0.2.1', 8), from('192.0.2.1', null)];
  for (const caller of callers)
    for (const what of ['a', 'b']) expect(await take(limits, 2, caller, once, what)).toEqual([0, expect.any(Number)]);
  for (const caller of callers) expect(await limits.take(caller, once, 'a')).toBeGreaterThan(0);
});

it('counts a call of no brand for the platform', async () => {
  const limits = open();
  const key = jest.spyOn(limits as unknown as { consume: (...args: unknown[]) => Promise<number> }, 'consume');
  await limits.take(from('192.0.2.1', null), TWO, 'a');
  await limits.take(from('2001:db8:1:2::3', 7), TWO, 'a');
  await limits.take(from('192.0.2.1', 7), TWO, 'a', 5);
  expect(key.mock.calls).toEqual([
    ['a', TWO, 'platform:192.0.2.1'],
    ['a', TWO, '7:2001:db8:1:2::/64'],
    ['a:site', { ...TWO, max: 2 * SITE_FACTOR }, '7:2001:db8:1::/48'],
    ['a', TWO, '7:5'],
  ]);
});

it('counts by the member where one is given, wherever they are', async () => {
  const limits = open();
  const once = perMember(1, 3600);
  expect(await limits.take(from('192.0.2.1'), once, 'a', 5)).toBe(0);
  expect(await limits.take(from('192.0.2.2'), once, 'a', 5)).toBeGreaterThan(0);
  expect(await limits.take(from('192.0.2.1'), once, 'a', 6)).toBe(0);
  expect(await limits.take(from('192.0.2.1', 8), once, 'a', 5)).toBe(0);
  expect(await limits.take(from('2001:db8:1:2::3'), once, 'a', 0)).toBe(0);
  expect(await limits.take(from('2001:db8:1:3::3'), once, 'a', 0)).toBeGreaterThan(0);
});

it('gives a /48 so many times what a /64 has, and a refused call does not use it up', async () => {
  const limits = open();
  const once = perAddress(1, 3600);
  const line = (at: number) => from(`2001:db8:1:${at.toString(16)}::1`);
  expect(await take(limits, 3, line(1), once, 'a')).toEqual([0, expect.any(Number), expect.any(Number)]);
  for (let at = 2; at <= SITE_FACTOR; at++) expect(await limits.take(line(at), once, 'a')).toBe(0);
  expect(await limits.take(line(SITE_FACTOR + 1), once, 'a')).toBeGreaterThan(0);
  expect(await limits.take(from('2001:db8:2:1::1'), once, 'a')).toBe(0);
  expect(await limits.take(line(SITE_FACTOR + 2), once, 'b')).toBe(0);
});

it('takes once for a request and subject, however often it is looked at', async () => {
  const limits = open();
  const once: Limit = perAddress(1, 3600);
  const asked = () => ({ raw: {} as IncomingMessage, context: from('192.0.2.1') as unknown as RequestContext });
  const [first, second] = [asked(), asked()];
  expect(await limits.takeFor(first, once, { what: 'a' })).toBe(0);
  expect(await limits.takeFor(first, once, { what: 'a' })).toBe(0);
  expect(await limits.takeFor(first, once, { what: 'b' })).toBe(0);
  expect(await limits.takeFor(second, once, { what: 'a' })).toBeGreaterThan(0);
  expect(await limits.takeFor(second, once, { what: 'a', id: 3 })).toBeGreaterThan(0);
  expect(await limits.takeFor(asked(), once, { what: 'a', id: 3 })).toBe(0);
});

it('has the script that counts defined before anything is asked', () => {
  defineCommand.mockClear();
  open();
  expect(defineCommand).toHaveBeenCalledTimes(1);
});

it('asks Redis for nothing while it is away', async () => {
  await open().take(from('192.0.2.1'), TWO, 'a');
  expect(count).not.toHaveBeenCalled();
});

it('counts under a key of what is limited, for as long as the limit says', async () => {
  count.mockReset().mockResolvedValue([1, 3_600_000]);
  const limits = new RateLimits(redisThatIs('ready'));
  expect(await limits.take(from('192.0.2.1'), TWO, 'a', 5)).toBe(0);
  expect(count.mock.calls).toEqual([[['limit:a:7:5', '1', '3600', '2', '3600']]]);
});

it('lets the last call through that Redis counts within the limit, and none after it', async () => {
  const limits = new RateLimits(redisThatIs('ready'));
  count
    .mockReset()
    .mockResolvedValueOnce([TWO.max, 5000])
    .mockResolvedValueOnce([TWO.max + 1, 5000]);
  expect(await take(limits, 2, from('192.0.2.1'), TWO, 'a', 5)).toEqual([0, 5]);
});

it('counts on from what Redis said last once it fails', async () => {
  const limits = new RateLimits(redisThatIs('ready'));
  count.mockReset().mockResolvedValueOnce([TWO.max, 3_600_000]).mockRejectedValue(new Error('broken'));
  const [last, refused] = await take(limits, 2, from('192.0.2.1'), TWO, 'a', 5);
  expect(last).toBe(0);
  expect(refused).toBeGreaterThan(3000);
});

describe('of a large limit', () => {
  const large = perAddress(150, 3600);

  it('several calls are taken at once, and used before others are taken', async () => {
    count.mockReset().mockResolvedValueOnce([3, 3_600_000]).mockResolvedValueOnce([6, 3_600_000]);
    const limits = new RateLimits(redisThatIs('ready'));
    expect(await take(limits, 4, from('192.0.2.1'), large, 'a', 5)).toEqual([0, 0, 0, 0]);
    expect(count.mock.calls).toEqual([
      [['limit:a:7:5', '3', '3600', '150', '3600']],
      [['limit:a:7:5', '3', '3600', '150', '3600']],
    ]);
  });

  it('no more go through than are left', async () => {
    count.mockReset().mockResolvedValueOnce([152, 60_000]).mockResolvedValueOnce([155, 60_000]);
    const limits = new RateLimits(redisThatIs('ready'));
    expect(await take(limits, 2, from('192.0.2.1'), large, 'a', 5)).toEqual([0, 60]);
    count.mockResolvedValueOnce([153, 30_000]);
    expect(await limits.take(from('192.0.2.1'), large, 'b', 5)).toBe(30);
  });

  it('one of the calls that come at once takes several, and no call that is left is refused', async () => {
    let counted = 0;
    count.mockReset().mockImplementation(([, calls]: string[]) => [(counted += Number(calls)), 60_000]);
    const limits = new RateLimits(redisThatIs('ready'));
    const together = Array.from({ length: large.max + 1 }, () => limits.take(from('192.0.2.1'), large, 'a', 5));
    const waits = await Promise.all(together);
    expect(waits.filter((wait) => wait > 0)).toEqual([60]);
    expect(count.mock.calls.map(([[, calls]]: [string[]]) => calls)).toEqual([
      '3',
      ...together.slice(1).map(() => '1'),
    ]);
  });

  it('several are taken again after Redis has failed', async () => {
    count.mockReset().mockRejectedValueOnce(new Error('broken')).mockResolvedValue([6, 60_000]);
    const limits = new RateLimits(redisThatIs('ready'));
    await take(limits, 2, from('192.0.2.1'), large, 'a', 5);
    expect(count.mock.calls.map(([[, calls]]: [string[]]) => calls)).toEqual(['3', '3']);
  });
});

it('keeps what it made for a route', async () => {
  count.mockReset().mockResolvedValue([1, 3_600_000]);
  const limits = new RateLimits(redisThatIs('ready'));
  await limits.take(from('192.0.2.1'), TWO, 'a');
  defineCommand.mockClear();
  await limits.take(from('192.0.2.2'), TWO, 'a');
  expect(defineCommand).not.toHaveBeenCalled();
});

it('names a route by its path and method', () => {
  expect(limitedRoute('/api/members/:id', 'GET')).toBe('/api/members/:id:GET');
});
