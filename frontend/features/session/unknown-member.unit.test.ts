import { isFirstLate } from '../../lib/api/late-reads';
import { createUnknown } from './unknown-member';

const askNow = (): void => undefined;

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('asks soon, then after twice as long each time, and never later than a minute', () => {
  const unknown = createUnknown();
  expect(unknown.pauseMs()).toBeUndefined();
  const pauses = Array.from({ length: 6 }, () => {
    unknown.begin(0, askNow);
    return unknown.pauseMs();
  });
  expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  unknown.end();
  expect(unknown.pauseMs()).toBeUndefined();
});

it('waits as long as the api wants, and says that it waits until it knows', () => {
  const unknown = createUnknown();
  unknown.begin(90, askNow);
  expect([unknown.pauseMs(), isFirstLate()]).toEqual([90_000, true]);
  unknown.begin(0, askNow);
  unknown.end();
  expect(isFirstLate()).toBe(false);
});
