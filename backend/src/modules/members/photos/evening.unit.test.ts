import { isEvening } from './evening';

describe('the evening', () => {
  it.each([
    ['2026-06-01T15:59:00Z', 'Europe/Amsterdam', false],
    ['2026-06-01T16:00:00Z', 'Europe/Amsterdam', true],
    ['2026-06-01T20:59:00Z', 'Europe/Amsterdam', true],
    ['2026-06-01T21:00:00Z', 'Europe/Amsterdam', false],
    ['2026-06-01T22:30:00Z', 'America/New_York', true],
    ['2026-06-01T18:00:00Z', null, true],
    ['2026-06-01T00:00:00Z', null, false],
  ])('%s in %s: %s', (now, timeZone, isIt) => {
    expect(isEvening(new Date(now), timeZone)).toBe(isIt);
  });
});
