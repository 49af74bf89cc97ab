import { clockText, minutesText, secondsLeft } from './countdown';

it.each([
  [14_400, '4:00:00'],
  [14_399, '3:59:59'],
  [61, '0:01:01'],
  [0, '0:00:00'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

it('shows minutes and seconds of a short time', () => {
  expect([600, 61, 9, 0].map(minutesText)).toEqual(['10:00', '1:01', '0:09', '0:00']);
});

it('counts a second that has begun, and nothing below zero', () => {
  expect([secondsLeft(5_000, 0), secondsLeft(5_000, 1), secondsLeft(5_000, 4_001), secondsLeft(5_000, 5_000)]).toEqual([
    5, 5, 1, 0,
  ]);
  expect(secondsLeft(5_000, 9_000)).toBe(0);
});
