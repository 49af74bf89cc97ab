import '../testing/page-requests';
import { call } from './call';
import { askLateNow, isFirstLate, isSomeLate, keepLate, watchLate } from './late-reads';

jest.mock('../member', () => ({ CLIENT: {}, asMember: () => ({}), handleRefusal: jest.fn() }));

const fetch = jest.fn<Promise<Response>, [Request, RequestInit]>();
const busy = () => Promise.resolve(new Response('', { status: 503 }));
const done = () => Promise.resolve(Response.json({}));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  fetch.mockReset();
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('is told within two seconds of a question that fails, and once it is answered', async () => {
  const told: boolean[] = [];
  const stop = watchLate(() => told.push(isFirstLate()));
  fetch.mockImplementation(busy);
  const answer = call('GET', '/api/likes');
  await jest.advanceTimersByTimeAsync(1499);
  expect(told).toEqual([]);
  fetch.mockImplementation(done);
  await jest.advanceTimersByTimeAsync(1);
  await answer;
  stop();
  // It was asked again at the same moment.
  expect(told).toEqual([true, false]);
});

it('is told of nothing that is answered at the second try', async () => {
  const told = jest.fn();
  const stop = watchLate(told);
  fetch.mockImplementationOnce(busy).mockImplementation(done);
  const answer = call('GET', '/api/chats.php');
  await jest.advanceTimersByTimeAsync(600);
  await answer;
  await jest.advanceTimersByTimeAsync(10_000);
  stop();
  expect(told).not.toHaveBeenCalled();
});

it('is told of a question that nobody answers, which is asked again when somebody wants it', async () => {
  fetch.mockImplementationOnce(() => new Promise(() => undefined)).mockImplementation(done);
  const answer = call('GET', '/api/visitors');
  await jest.advanceTimersByTimeAsync(3999);
  expect(isFirstLate()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isFirstLate()).toBe(true);
  askLateNow();
  expect((await answer).state).toBe('done');
  expect([isFirstLate(), fetch.mock.calls.length]).toEqual([false, 2]);
});

it('ends a pause when somebody wants the answer', async () => {
  fetch.mockImplementation(busy);
  const answer = call('GET', '/api/payments/orders');
  await jest.advanceTimersByTimeAsync(4000);
  expect(fetch).toHaveBeenCalledTimes(4);
  fetch.mockImplementation(done);
  askLateNow();
  expect((await answer).state).toBe('done');
});

it('keeps nobody waiting who has an earlier answer', async () => {
  fetch.mockImplementation(done);
  await call('GET', '/api/sessions');
  fetch.mockImplementation(busy);
  const answer = call('GET', '/api/sessions');
  await jest.advanceTimersByTimeAsync(5000);
  expect([isSomeLate(), isFirstLate()]).toEqual([true, false]);
  await jest.advanceTimersByTimeAsync(30_000);
  await answer;
  expect(isSomeLate()).toBe(false);
});

it('stays late between the questions of whoever goes on asking', () => {
  const askNow = jest.fn();
  const end = keepLate(askNow);
  expect(isFirstLate()).toBe(true);
  askLateNow();
  expect(askNow).toHaveBeenCalledTimes(1);
  end();
  expect(isFirstLate()).toBe(false);
});
