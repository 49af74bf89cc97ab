import { dayText, fromNow, timeText } from './times';

const NOW = Date.parse('2026-11-26T12:00:00Z');

it.each([
  ['2026-11-26T11:59:50Z', 'this minute'],
  ['2026-11-26T11:15:00Z', '45 min. ago'],
  ['2026-11-26T14:10:00Z', 'in 2 hr.'],
  ['2026-11-23T11:00:00Z', '3 days ago'],
])('%s is told as %s', (at, told) => {
  expect(fromNow(at, NOW)).toBe(told);
});

it('a moment is kept together but for the day and the time', () => {
  const lines = timeText('2026-11-26T12:00:00Z').split(' ');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/26.*2026/);
});

it('tells a day of UTC as that day, wherever the browser is', () => {
  expect(dayText('2026-11-27').replaceAll('\u00a0', ' ')).toBe('Nov 27, 2026');
});
