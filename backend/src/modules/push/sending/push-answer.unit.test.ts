import { isAgain, pushEnd, retryAfter } from './push-answer';

it.each([
  ['ok', [200, 201, 202, 204], false],
  ['gone', [404, 410], false],
  ['refused', [301, 400, 401, 403], false],
  ['too_large', [413], false],
  ['limited', [429], true],
  ['unavailable', [408, 500, 502, 503], true],
])('%s is %j, and is tried again: %s', (end, statuses, again) => {
  for (const status of statuses) expect([pushEnd(status), isAgain(pushEnd(status))]).toEqual([end, again]);
});

it.each([
  ['30', 30_000],
  ['Sat, 01 Jan 2028 00:00:20 GMT', 20_000],
  [undefined, 60_000],
  ['0', 60_000],
  ['soon', 60_000],
  ['-5', 60_000],
  ['999999999', 3_600_000],
  ['Fri, 31 Dec 2027 23:00:00 GMT', 60_000],
])('Retry-After %s is %d milliseconds', (header, wait) => {
  expect(retryAfter(header, Date.UTC(2028, 0, 1))).toBe(wait);
});
