import * as member from '../member';
import { call } from './call';

jest.mock('../member', () => ({
  CLIENT: { 'x-request-type': 'client' },
  asMember: () => ({ 'x-member': '7' }),
  heedRefusal: jest.fn(),
}));

const fetch = jest.fn<Promise<Response>, [string, RequestInit]>();
const problem = (status: number, code: string): Response => Response.json({ code }, { status });

beforeEach(() => {
  jest.useFakeTimers();
  fetch.mockReset();
  globalThis.fetch = fetch as typeof globalThis.fetch;
  jest.mocked(member.heedRefusal).mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

it('reads again after twice as long each time, five times more, and then says that nobody answered', async () => {
  const start = Date.now();
  const times: number[] = [];
  fetch.mockImplementation(() => {
    times.push(Date.now() - start);
    return Promise.reject(new TypeError('network'));
  });
  const answer = call('/api/likes');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await answer).toEqual({ state: 'unreachable' });
  expect(times).toEqual([0, 500, 1500, 3500, 7500, 15_500]);
});

it.each([502, 503, 504])('reads again where a machine on the way answers %i', async (status) => {
  fetch.mockResolvedValueOnce(new Response('', { status })).mockResolvedValueOnce(Response.json({ a: 1 }));
  const answer = call('/api/likes');
  await jest.advanceTimersByTimeAsync(500);
  expect(await answer).toEqual({ state: 'done', value: { a: 1 } });
});

it.each([404, 429, 500])('takes %i for an answer', async (status) => {
  fetch.mockResolvedValue(problem(status, 'internal'));
  await call('/api/likes');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('does nothing twice that changes something', async () => {
  fetch.mockRejectedValue(new TypeError('network'));
  expect(await call('/api/activation/resend', { method: 'POST' })).toEqual({ state: 'unreachable' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('asks no more once it was called off', async () => {
  const ending = new AbortController();
  ending.abort();
  fetch.mockRejectedValue(new DOMException('', 'AbortError'));
  await call('/api/likes', { signal: ending.signal });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('sends JSON, says whom the page shows, and names itself to the user endpoint only', async () => {
  fetch.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  await call('/api/user.php', { method: 'PUT', body: { language: 'nl' } });
  expect(fetch).toHaveBeenLastCalledWith('/api/user.php', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: '{"language":"nl"}',
  });
  await call('/api/users-of-tomorrow');
  expect(fetch).toHaveBeenLastCalledWith('/api/users-of-tomorrow', { headers: { 'x-member': '7' } });
  for (const length of [10, 30_000]) {
    await call('/api/profile', { method: 'PATCH', body: 'x'.repeat(length), keepalive: true });
    expect(fetch.mock.lastCall?.[1].keepalive).toBe(length === 10);
  }
});

it('heeds what the api says of who asks, unless it was asked who there is', async () => {
  fetch.mockImplementation(() => Promise.resolve(problem(403, 'authentication_required')));
  await call('/api/user.php?push=1', { method: 'POST' });
  expect(member.heedRefusal).not.toHaveBeenCalled();
  await call('/api/sessions');
  expect(member.heedRefusal).toHaveBeenCalledWith('authentication_required');
});
