import { PERSONAL_TABLES } from './personal-data';
import { EXPORT_TEXTS, exportHeading } from './export-texts';
import PROFILE_LABELS from './profile-labels.json';

const english: Readonly<Record<string, string>> = EXPORT_TEXTS.en;

test('every table and every column of the export has a heading, and no heading is left over', () => {
  const needed = PERSONAL_TABLES.flatMap(({ name, columns }) => [
    `table_${name}`,
    ...Object.values(columns).flatMap((column) => (typeof column === 'string' ? [`field_${column}`] : [])),
  ]);
  const there = Object.keys(english).filter((key) => /^(?:table|field)_/.test(key));
  const ofProfile = Object.keys(PROFILE_LABELS.en).map((name) => `field_${name}`);
  const unnamed = [...new Set(needed)].filter((key) => !there.includes(key) && !ofProfile.includes(key));
  expect([unnamed, there.filter((key) => !needed.includes(key))]).toEqual([[], []]);
});

test('a field of the profile is named as on the profile page, unless the export says it otherwise', () => {
  expect(exportHeading('nl', 'field', 'smoker')).toBe('Roken');
  expect(exportHeading('nl', 'field', 'looking_for')).toBe('Wat je zoekt');
  expect(exportHeading('nl', 'field', 'not_named_yet')).toBe('not named yet');
  expect(exportHeading('nl', 'table', 'smoker')).toBe('smoker');
});

test('a member’s country has its own headings where there are any', () => {
  expect(exportHeading('xx-YY', 'field', 'smoker')).toBe(exportHeading('en', 'field', 'smoker'));
  expect(exportHeading('nl-BE', 'field', 'smoker')).toBe('Roken');
});

test.each(Object.entries(EXPORT_TEXTS))('the export’s texts in %s are complete', (locale, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(english));
  for (const text of Object.values(texts)) expect(text.trim()).toBe(text === '' ? 'a text' : text);
  if (locale.startsWith('en')) return;
  const same = Object.entries(texts).filter(([key, text]) => english[key] === text);
  // Names are words of trade here and there; sentences never are.
  expect(same.filter(([, text]) => text.length > 12)).toEqual([]);
  expect(same.length).toBeLessThan(Object.keys(english).length / 5);
});
