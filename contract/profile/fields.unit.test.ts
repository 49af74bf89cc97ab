import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../text/locales';
import {
  CHOICE_FIELDS,
  FACT_FIELDS,
  FILTER_FIELDS,
  MEMBER_FILTERS,
  NOTE_FIELDS,
  PROFILE_FIELDS,
  PUBLIC_FILTERS,
  type ProfileField,
  fieldOf,
  wordsOf,
} from './fields';

const FOLDER = path.join(__dirname, '../../frontend/locales');
const rows = Object.entries<ProfileField>(PROFILE_FIELDS);

const textsOf = (locale: string, namespace: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(FOLDER, locale, `${namespace}.json`), 'utf8')) as Record<string, string>;

test('every column and every name in the export belongs to one field', () => {
  for (const valueOf of [({ column }: ProfileField) => column, ({ exported }: ProfileField) => exported]) {
    const given = rows.map(([, field]) => valueOf(field)).filter((one) => one !== null);
    expect(new Set(given).size).toBe(given.length);
  }
});

test('what the profile page shows is visible to others, and what only its owner sees is not searched as a word', () => {
  for (const [name, { page, visibleTo, search }] of rows) {
    if (page !== null) expect([name, visibleTo]).not.toEqual([name, 'oneself']);
    if (search?.by === 'condition') expect([name, page]).toEqual([name, 'facts']);
  }
});

test('visitors never search by what a card does not show', () => {
  for (const name of FILTER_FIELDS) expect(PUBLIC_FILTERS.includes(name)).toBe(!MEMBER_FILTERS.includes(name));
  expect([...PUBLIC_FILTERS]).toEqual(['gender', 'country', 'countryregion', 'min_age', 'max_age']);
});

test('words fit the columns', () => {
  for (const name of CHOICE_FIELDS) for (const word of wordsOf(name)) expect(word).toMatch(/^[a-z_]+$/);
});

test.each(LOCALES)('every field and each of its words has a text of its own in %s', (locale) => {
  const texts = textsOf(locale, 'facts');
  for (const [, { label }] of rows) {
    const [namespace = '', key = ''] = label.split('.');
    expect([label, typeof textsOf(locale, namespace)[key]]).toEqual([label, 'string']);
  }
  const named = rows.flatMap(([, { label }]) => (label.startsWith('facts.') ? [label.slice('facts.'.length)] : []));
  const words = CHOICE_FIELDS.flatMap((name) => wordsOf(name).map((word) => `${name}_${word}`));
  expect(Object.keys(texts).sort()).toEqual([...named, 'photo', ...words].sort());
  for (const name of CHOICE_FIELDS)
    expect(new Set(wordsOf(name).map((word) => texts[`${name}_${word}`])).size).toBe(wordsOf(name).length);
});

test('brands choose among the facts and notes, each of which has a kind that forms know', () => {
  expect(FACT_FIELDS.map((name) => fieldOf(name).kind)).not.toContain('text');
  expect(NOTE_FIELDS.map((name) => fieldOf(name).kind)).toEqual(NOTE_FIELDS.map(() => 'text'));
});
