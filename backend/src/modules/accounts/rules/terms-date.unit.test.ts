import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { termsDate } from './terms-date';

it.each([
  ['2020-01-01', '2023-12-01'],
  ['2026-01-15', '2026-01-15'],
])('a company since %s has terms of %s', (added, expected) => {
  expect(termsDate(added)).toBe(expected);
});

it('the page of the terms carries the same date', () => {
  const page = readFileSync(join(__dirname, '../../../../../frontend/features/pages/text/version-date.ts'), 'utf8');
  expect(page).toContain('Date.UTC(2023, 11, 1, 12)');
});
