import { afterSignIn } from '../../site/member-pages';
import { wayOut } from './entrances';
import { keepRhythm } from './rhythm';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const frame = new EventTarget();
const refresh = jest.fn(() => Promise.resolve());
const see = (visibilityState: string): void => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
let stop: () => void;
let refreshNow: () => void;

beforeEach(async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { document: page, window: frame });
  page.visibilityState = 'visible';
  refresh.mockClear();
  ({ stop, refreshNow } = keepRhythm(refresh, () => Promise.resolve(60_000)));
  await jest.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('refreshes at once, then after each pause, until its end', async () => {
  expect(refresh).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(refresh).toHaveBeenCalledTimes(3);
  stop();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('rests while nobody looks, and goes on at once when somebody does', async () => {
  see('hidden');
  await jest.advanceTimersByTimeAsync(600_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  see('visible');
  expect(refresh).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('refreshes a page that the browser had kept, not one that is new', () => {
  frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(refresh).toHaveBeenCalledTimes(1);
  frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('refreshes where it is told to and where the device is back on the net, and goes on from there', async () => {
  await jest.advanceTimersByTimeAsync(40_000);
  refreshNow();
  expect(refresh).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(40_000);
  frame.dispatchEvent(new Event('online'));
  expect(refresh).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(refresh).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(1000);
  expect(refresh).toHaveBeenCalledTimes(4);
});

it('leads a member on from the log-in, and a visitor to it and back', () => {
  expect(afterSignIn('?next=/pages/faq')).toBe('/pages/faq');
  for (const search of ['', '?next=/', '?next=//elsewhere']) expect(afterSignIn(search)).toBe('/members');
  const out = wayOut({ pathname: '/likes/given', search: '?a=b', hash: '#c' });
  expect(out).toBe('/login?next=%2Flikes%2Fgiven%3Fa%3Db%23c');
  expect(afterSignIn(new URL(out, 'https://glow.test').search)).toBe('/likes/given?a=b#c');
});
