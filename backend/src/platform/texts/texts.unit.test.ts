import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '../../../../contract/text/locales';
import { OVERLAYS } from '../../../../contract/text/regional-locale';
import { fillIn, loadTexts, localeOfTag, pluralIn, readerOf, textsIn } from './texts';

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

it('reads every language, and has its texts for every overlay', () => {
  const texts = loadTexts(folder, 'some', english);
  expect(Object.keys(texts)).toEqual([...LOCALES, ...OVERLAYS]);
  expect(texts['es-US']).toEqual(texts.es);
  expect(texts.nl.hello).toBe('hello in nl');
});

it.each([
  ['a key is missing', { hello: 'hallo' }],
  ['a key is left over', { hello: 'hallo', bye: 'dag', old: 'oud' }],
])('refuses a language in which %s', (_what, texts) => {
  write('nl', texts);
  expect(() => loadTexts(folder, 'some', english)).toThrow('nl/some.json has other keys than English');
});

it('has the overlay’s own texts before those of its language, and of no other', () => {
  write('en-US', { bye: 'so long' });
  const texts = loadTexts(folder, 'some', english);
  expect(texts['en-US']).toEqual({ hello: 'hello in en', bye: 'so long' });
  for (const tag of [...LOCALES, ...OVERLAYS]) if (tag !== 'en-US') expect([tag, texts[tag].bye]).toEqual([tag, 'bye']);
});

it.each([
  ['has a key that its language lacks', { good_bye: 'so long' }, 'good_bye is no text of the language'],
  ['says the same', { bye: 'bye' }, 'bye is the same as the language’s text'],
  ['fills in something else', { bye: 'bye {name}' }, 'bye fills in something else than the language’s text'],
])('refuses an overlay that %s', (_what, own, fault) => {
  write('de-CH', own);
  expect(() => loadTexts(folder, 'some', english)).toThrow(`de-CH/some.json: ${fault}`);
});

it.each([
  ['de-CH', 'hello in Switzerland'],
  ['de-AT', 'hello in de'],
  ['de', 'hello in de'],
  ['xx-YY', 'hello in en'],
  ['constructor', 'hello in en'],
])('the texts for %s begin with %s', (tag, text) => {
  write('de-CH', { hello: 'hello in Switzerland' });
  expect(textsIn(loadTexts(folder, 'some', english), tag).hello).toBe(text);
});

it('a reader has a language of the interface, and the country that is known', () => {
  expect(readerOf({ language: 'de-AT', country: 'CH' })).toEqual({ locale: 'de', country: 'CH' });
  expect(readerOf({ language: 'xx', country: null })).toEqual({ locale: 'en', country: null });
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

describe('what is counted', () => {
  const counting = { news_one: 'one', news_other: '{number} many', kind_other: 'another' };
  const texts = (polish: object) => {
    for (const locale of LOCALES) {
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      write(locale, { ...Object.fromEntries(forms.map((form) => [`news_${form}`, form])), kind_other: 'another' });
    }
    write('en', counting);
    write('pl', { kind_other: 'inny', ...polish });
    return loadTexts(folder, 'some', counting);
  };
  const forms = { news_one: 'jedna', news_few: 'kilka', news_many: 'wiele', news_other: 'ułamek' };

  it.each([
    [1, 'jedna'],
    [2, 'kilka'],
    [5, 'wiele'],
    [22, 'kilka'],
  ])('%d is said in the form of the language', (count, text) => {
    expect(pluralIn(texts(forms), 'pl', 'news', count)).toBe(text);
    expect(pluralIn(texts(forms), 'en-GB', 'news', count)).toBe(count === 1 ? 'one' : '{number} many');
  });

  it('needs every form of the language, and none that it lacks', () => {
    expect(() => texts({ news_one: 'jedna', news_other: 'ułamek' })).toThrow('pl/some.json has other keys');
    expect(() => texts({ ...forms, news_two: 'dwie' })).toThrow('pl/some.json has other keys');
  });
});
