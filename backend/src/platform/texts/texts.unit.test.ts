import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '../../../../contract/text/locales';
import { fillIn, loadTexts, localeOfTag } from './texts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const locale of LOCALES) write(locale, { hello: `hello in ${locale}`, bye: 'bye' });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(locale: string, texts: object): void {
  mkdirSync(join(folder, 'locales', locale), { recursive: true });
  writeFileSync(join(folder, 'locales', locale, 'some.json'), JSON.stringify(texts));
}

const english = { hello: 'hello in en', bye: 'bye' };

it('reads every language', () => {
  const texts = loadTexts(folder, 'some', english);
  expect(Object.keys(texts)).toEqual([...LOCALES]);
  expect(texts.nl.hello).toBe('hello in nl');
});

it.each([
  ['a key is missing', { hello: 'hallo' }],
  ['a key is left over', { hello: 'hallo', bye: 'dag', old: 'oud' }],
])('refuses a language in which %s', (_what, texts) => {
  write('nl', texts);
  expect(() => loadTexts(folder, 'some', english)).toThrow('nl/some.json has other keys than English');
});

it.each([
  ['nl-BE', 'nl'],
  ['NB', 'nb'],
  ['pt', 'en'],
  ['constructor', 'en'],
  ['', 'en'],
])('the language of %p is %s', (tag, locale) => {
  expect(localeOfTag(tag)).toBe(locale);
});

it('fills in values once and leaves other names alone', () => {
  expect(fillIn('{name}, {other}', { name: '{other}' })).toBe('{other}, {other}');
});
