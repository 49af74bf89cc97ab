import { currencyOf } from '../../tenants';
import { payerTimeZone } from './payer-time-zones';
import { isInTime, lastDay } from './withdrawal-period';

const at = (text: string): Date => new Date(text);
const period = (country: string, paidAt: string, days = 14) => ({ country, days, paidAt: at(paidAt) });

describe('the last day of a withdrawal', () => {
  it.each([
    ['NL', '2026-11-20T10:00:00Z', '2026-12-04'],
    // In the Netherlands it is the next day already.
    ['NL', '2026-11-20T23:30:00Z', '2026-12-05'],
    ['GB', '2026-11-20T23:30:00Z', '2026-12-04'],
    // On the Azores it is still the day before.
    ['PT', '2026-11-21T00:30:00Z', '2026-12-04'],
    ['US', '2026-11-21T09:00:00Z', '2026-12-04'],
    ['NZ', '2026-11-20T12:00:00Z', '2026-12-05'],
    ['NL', '2028-02-15T12:00:00Z', '2028-02-29'],
    ['NL', '2026-12-20T12:00:00Z', '2027-01-03'],
  ])('in %s, paid at %s, is %s', (country, paidAt, day) => {
    expect(lastDay(period(country, paidAt))).toBe(day);
  });

  it('is as far away as the brand says', () => {
    expect(lastDay(period('NL', '2026-11-20T10:00:00Z', 30))).toBe('2026-12-20');
  });
});

describe('a statement', () => {
  it.each([
    ['NL', '2026-12-04T22:59:59Z', true],
    ['NL', '2026-12-04T23:00:00Z', false],
    ['GB', '2026-12-04T23:59:59Z', true],
    ['GB', '2026-12-05T00:00:00Z', false],
    ['FI', '2026-12-04T21:59:59Z', true],
    ['FI', '2026-12-04T22:00:00Z', false],
    ['PT', '2026-12-05T00:59:59Z', true],
    ['PT', '2026-12-05T01:00:00Z', false],
    ['US', '2026-12-05T09:59:59Z', true],
    ['US', '2026-12-05T10:00:00Z', false],
  ])('from %s at %s is in time: %s', (country, moment, expected) => {
    expect(isInTime(period(country, '2026-11-20T12:00:00Z'), at(moment))).toBe(expected);
  });

  it('is in time to the end of a day on which the clocks change', () => {
    const autumn = period('NL', '2026-10-11T12:00:00Z');
    expect(lastDay(autumn)).toBe('2026-10-25');
    expect(isInTime(autumn, at('2026-10-25T22:59:59Z'))).toBe(true);
    expect(isInTime(autumn, at('2026-10-25T23:00:00Z'))).toBe(false);
  });
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

it('every country has a zone that this machine knows, and an unknown one the latest of all', () => {
  const countries = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(currencyOf);
  const zones = countries.map(payerTimeZone);
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.filter((country) => payerTimeZone(country) === payerTimeZone('??'))).toEqual(['BV']);
  for (const timeZone of new Set(zones)) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  expect(payerTimeZone('??')).toBe('Etc/GMT+12');
});
