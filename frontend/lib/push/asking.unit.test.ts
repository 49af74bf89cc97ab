import { askedBefore, isAppOpenedAgain, keepRefusal, mayAsk } from './asking';

const DAY = 24 * 60 * 60 * 1000;
const memory = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
  };
};

beforeEach(() => {
  Object.assign(globalThis, { window: { localStorage: memory(), sessionStorage: memory() } });
});

it.each([
  [0, 0, true],
  [1, 13.9, false],
  [1, 14, true],
  [2, 14, false],
  [2, 59.9, false],
  [2, 60, true],
  [3, 60, false],
  [3, 10_000, false],
])('after %i refusals, the last of them %d days ago, asking again is %s', (times, days, may) => {
  expect(mayAsk({ times, at: 1000 * DAY }, (1000 + days) * DAY)).toBe(may);
});

it('is asked three times in a life, each member alone', () => {
  let now = 1000 * DAY;
  let asked = 0;
  for (let day = 0; day < 1000; day += 1, now += DAY) {
    if (!mayAsk(askedBefore(7) ?? { times: 9, at: now }, now)) continue;
    asked += 1;
    keepRefusal(7, now);
  }
  expect(asked).toBe(3);
  expect(askedBefore(8)).toEqual({ times: 0, at: 0 });
});

it('does not ask where a refusal cannot be kept', () => {
  Object.assign(globalThis, { window: {} });
  expect(askedBefore(7)).toBeUndefined();
  expect(() => keepRefusal(7)).not.toThrow();
  expect(isAppOpenedAgain()).toBe(false);
});

it('knows the app from its second opening on, however often its pages change', () => {
  expect([isAppOpenedAgain(), isAppOpenedAgain()]).toEqual([false, false]);
  Object.assign(window, { sessionStorage: memory() });
  expect([isAppOpenedAgain(), isAppOpenedAgain()]).toEqual([true, true]);
});
