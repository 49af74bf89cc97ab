import { createFormats } from '../../../lib/i18n/formats';
import { versionDate } from './version-date';

describe('the date of the terms', () => {
  it.each([
    ['2019-05-02', '2023-12-01T12:00:00.000Z'],
    ['2023-11-30', '2023-12-01T12:00:00.000Z'],
    ['2023-12-01', '2023-12-01T12:00:00.000Z'],
    ['2023-12-02', '2023-12-02T12:00:00.000Z'],
    ['2026-02-16', '2026-02-16T12:00:00.000Z'],
  ])('of a company added %s is %s', (added, expected) => {
    expect(versionDate(added).toISOString()).toBe(expected);
  });

  it.each([
    ['de-DE', '1. Dezember 2023'],
    ['en-US', 'December 1, 2023'],
    ['en-GB', '1 December 2023'],
    ['fi-FI', '1. joulukuuta 2023'],
  ])('is written as %s writes days', (locale, expected) => {
    expect(createFormats(locale).date(versionDate('2020-01-01'))).toBe(expected);
  });
});
