import { PERSONAL_TABLES } from '../personal-data';
import { EXPORT_TEXTS, exportLocale } from './export-texts';

const english: Readonly<Record<string, string>> = EXPORT_TEXTS.en;

test('every table and every column of the export has a heading, and no heading is left over', () => {
  const needed = PERSONAL_TABLES.flatMap(({ name, columns }) => [
    `table_${name}`,
    ...Object.values(columns).flatMap((column) => (typeof column === 'string' ? [`field_${column}`] : [])),
  ]);
  const there = Object.keys(english).filter((key) => /^(?:table|field)_/.test(key));
  expect([...new Set(needed)].sort()).toEqual(there.sort());
});

test.each(Object.entries(EXPORT_TEXTS))('the export’s texts in %s are complete', (locale, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(english));
  for (const text of Object.values(texts)) expect(text.trim()).toBe(text === '' ? 'a text' : text);
  if (locale === 'en') return;
  const same = Object.entries(texts).filter(([key, text]) => english[key] === text);
  // Names are words of trade here and there; sentences never are.
  expect(same.filter(([, text]) => text.length > 12)).toEqual([]);
  expect(same.length).toBeLessThan(Object.keys(english).length / 5);
});

test('a language we do not speak becomes English', () => {
  expect([exportLocale('nl-BE'), exportLocale('pt'), exportLocale('')]).toEqual(['nl', 'en', 'en']);
});
