import '../testing/page-requests';
import * as member from '../member';
import { call } from './call';

jest.mock('../member', () => ({
  CLIENT: { 'x-request-type': 'client' },
  asMember: () => ({ 'x-member': '7' }),
  handleRefusal: jest.fn(),
}));

const fetch = jest.fn<Promise<Response>, [Request, RequestInit]>();
const problem = (status: number, code: string): Response => Response.json({ code }, { status });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(), ms);
    return ending.signal;
  });
  fetch.mockReset();
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  jest.mocked(member.handleRefusal).mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Says nothing at all, until it is called off. */
const silence = (_: Request, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

it('reads again after twice as long each time, five times more, and then says that nobody answered', async () => {
  const start = Date.now();
  const times: number[] = [];
  fetch.mockImplementation(() => {
    times.push(Date.now() - start);
    return Promise.reject(new TypeError('network'));
  });
  const answer = call('GET', '/api/likes');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await answer).toEqual({ state: 'unreachable' });
  expect(times).toEqual([0, 500, 1500, 3500, 7500, 15_500]);
});

it.each([502, 503, 504])('reads again where a machine on the way answers %i', async (status) => {
  fetch.mockResolvedValueOnce(new Response('', { status })).mockResolvedValueOnce(Response.json({ a: 1 }));
  const answer = call('GET', '/api/likes');
  await jest.advanceTimersByTimeAsync(500);
  expect(await answer).toEqual({ state: 'done', value: { a: 1 } });
});

it.each([404, 429, 500])('takes %i for an answer', async (status) => {
  fetch.mockResolvedValue(problem(status, 'internal'));
  await call('GET', '/api/likes');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('spreads its retries, so that pages that failed together do not ask together', async () => {
  jest.mocked(Math.random).mockReturnValue(0);
  const start = Date.now();
  const times: number[] = [];
  fetch.mockImplementation(() => {
    times.push(Date.now() - start);
    return Promise.reject(new TypeError('network'));
  });
  const answer = call('GET', '/api/likes');
  await jest.advanceTimersByTimeAsync(20_000);
  await answer;
  expect(times).toEqual([0, 375, 1125, 2625, 5625, 11_625]);
});

it('does not ask before the time that an answer names, and takes one that is too far away for an answer', async () => {
  const busy = (seconds: string) => new Response('', { status: 503, headers: { 'retry-after': seconds } });
  fetch.mockResolvedValueOnce(busy('3')).mockResolvedValueOnce(Response.json({ a: 1 }));
  const answer = call('GET', '/api/likes');
  await jest.advanceTimersByTimeAsync(2999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ state: 'done', value: { a: 1 } });
  fetch.mockResolvedValue(busy('3600'));
  expect(await call('GET', '/api/likes')).toEqual({ state: 'failed', code: undefined });
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('asks beside a question that gets no answer, and takes the one that comes', async () => {
  fetch.mockImplementationOnce(silence).mockResolvedValueOnce(Response.json({ a: 1 }));
  const answer = call('GET', '/api/likes');
  await jest.advanceTimersByTimeAsync(8000);
  expect(await answer).toEqual({ state: 'done', value: { a: 1 } });
  expect(fetch.mock.lastCall?.[1].cache).toBe('no-store');
});

it('does nothing twice that changes something', async () => {
  fetch.mockRejectedValue(new TypeError('network'));
  expect(await call('POST', '/api/activation/resend')).toEqual({ state: 'unreachable' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('asks no more once it was called off', async () => {
  const ending = new AbortController();
  ending.abort();
  fetch.mockRejectedValue(new DOMException('', 'AbortError'));
  await call('GET', '/api/likes', { signal: ending.signal });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each(['GET', 'POST'] as const)('gives up where a %s is not answered for half a minute', async (method) => {
  fetch.mockImplementation(silence);
  let isOver = false;
  const answer = (method === 'GET' ? call('GET', '/api/likes') : call('POST', '/api/sessions/end-others')).finally(
    () => (isOver = true),
  );
  await jest.advanceTimersByTimeAsync(29_000);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual({ state: 'unreachable' });
  // A connection may have died without a word: reading is asked a second time beside the first.
  expect(fetch).toHaveBeenCalledTimes(method === 'GET' ? 2 : 1);
});

it('gives up, too, where an answer begins and does not end', async () => {
  fetch.mockImplementation((_, { signal }) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(new DOMException('', 'AbortError'))),
    });
    return Promise.resolve(new Response(body));
  });
  const answer = call('GET', '/api/likes');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await answer).toEqual({ state: 'unreachable' });
});

it('is called off while it waits for an answer', async () => {
  fetch.mockImplementation(silence);
  const ending = new AbortController();
  const answer = call('GET', '/api/likes', { signal: ending.signal });
  await jest.advanceTimersByTimeAsync(1000);
  ending.abort();
  expect(await answer).toEqual({ state: 'unreachable' });
});

/** What was sent last. */
const sent = async () => {
  const [request] = fetch.mock.lastCall ?? [];
  const { pathname, search } = new URL(request?.url ?? '');
  const headers = Object.fromEntries(request?.headers ?? []);
  return { asked: `${request?.method} ${pathname}${search}`, headers, body: await request?.text() };
};

it('sends JSON, says whom the page shows, and names itself to the user endpoint only', async () => {
  fetch.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  await call('PUT', '/api/user.php', { body: { language: 'nl' } });
  expect(await sent()).toEqual({
    asked: 'PUT /api/user.php',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: '{"language":"nl"}',
  });
  await call('POST', '/api/sessions/end-others');
  expect(await sent()).toEqual({ asked: 'POST /api/sessions/end-others', headers: { 'x-member': '7' }, body: '' });
  for (const length of [10, 30_000]) {
    await call('PATCH', '/api/profile', { body: { about_me: 'x'.repeat(length) }, keepalive: true });
    expect(fetch.mock.lastCall?.[0].keepalive).toBe(length === 10);
  }
});

it('writes parameters into the address, lists with commas, and leaves out what is undefined', async () => {
  fetch.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  await call('GET', '/api/chats/{id}/messages', {
    params: { path: { id: 5 }, query: { limit: 50, before: undefined } },
  });
  expect((await sent()).asked).toBe('GET /api/chats/5/messages?limit=50');
  await call('GET', '/api/members', { params: { query: { gender: ['man', 'woman'], country: 'N&L' } } });
  expect((await sent()).asked).toBe('GET /api/members?gender=man,woman&country=N%26L');
  await call('DELETE', '/api/sessions/{id}', { params: { path: { id: '../user' } } });
  expect((await sent()).asked).toBe('DELETE /api/sessions/..%2Fuser');
});

it('handles refusals of the session, except those of the user call itself', async () => {
  fetch.mockImplementation(() => Promise.resolve(problem(403, 'authentication_required')));
  await call('POST', '/api/user.php', { body: { email: '', password: '' } });
  expect(member.handleRefusal).not.toHaveBeenCalled();
  await call('GET', '/api/sessions');
  expect(member.handleRefusal).toHaveBeenCalledWith('authentication_required');
});
