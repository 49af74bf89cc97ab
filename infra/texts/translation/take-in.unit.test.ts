import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../../contract/text/locales';
import { copyOfAllTexts, textRoot } from '../testing/text-root';
import { textFiles } from '../text-files';
import { UnreadableFileError } from './bilingual-file';
import { readCsv, writeCsv } from './csv';
import { takeIn } from './take-in';
import { unitsFor } from './units';
import { readXliff, writeXliff } from './xliff';

let root: string;

describe('all texts', () => {
  let before: readonly (readonly [string, string])[];
  const contents = () => textFiles(root).map(({ file }) => [file, readFileSync(join(root, file), 'utf8')] as const);

  beforeAll(() => {
    root = copyOfAllTexts();
    before = contents();
  });

  afterAll(() => {
    expect(contents()).toEqual(before);
    rmSync(root, { recursive: true });
  });

  it.each(LOCALES.filter((locale) => locale !== 'en'))('of %s come back as they are', (locale) => {
    const units = unitsFor(root, locale, {}, () => ['somewhere']);
    expect(units.length).toBeGreaterThan(1500);
    for (const handed of [readXliff(writeXliff(locale, units)), readCsv(writeCsv(locale, units))]) {
      const intake = takeIn(root, handed);
      expect(intake).toEqual({ changed: [], unchanged: units.length, empty: 0, outdated: [], refused: [] });
    }
  });

  it('of a file come back as they were where they were lost', () => {
    const units = unitsFor(root, 'pl', { namespaces: ['likes'] }, () => []);
    const file = join(root, 'frontend/locales/pl/likes.json');
    const content = readFileSync(file, 'utf8');
    const was = JSON.parse(content) as Readonly<Record<string, string>>;
    writeFileSync(file, content.replace(/": ".*"/g, '": "?"'));
    const { changed, refused } = takeIn(root, readXliff(writeXliff('pl', units)));
    const is = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    writeFileSync(file, content);
    const keys = changed.map((id) => id.replace('likes.', ''));
    expect(keys.length + refused.length).toBe(units.length);
    expect(keys.map((key) => is[key])).toEqual(keys.map((key) => was[key]));
    expect(keys.length).toBeGreaterThan(10);
  });
});

describe('what a translator hands back', () => {
  const LIKES = 'frontend/locales/nl/likes.json';

  beforeEach(() => {
    root = textRoot({
      'frontend/locales/en/likes.json': {
        a: 'A like',
        b: '{{name}} likes you',
        n_one: '1',
        n_other: '{{count}} likes',
      },
      'frontend/locales/nl/likes.json': { a: 'Een like', n_one: '1', n_other: '{{count}} likes' },
      'tenants/templates/1-plain/texts/en.yaml': "home.title: 'Hello'\n",
      'tenants/templates/1-plain/texts/nl.yaml': "home.title: 'Hallo'\n",
      'tenants/texts.schema.json': { properties: { 'home.title': { maxLength: 10 } } },
    });
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const take = (...units: [id: string, source: string, target: string][]) =>
    takeIn(root, { locale: 'nl', units: units.map(([id, source, target]) => ({ id, source, target })) });
  const nl = () => readFileSync(join(root, LIKES), 'utf8');

  it('is written where it is another text, and where there was none', () => {
    const intake = take(
      ['likes.a', 'A like', 'Eén like'],
      ['likes.b', '{{name}} likes you', '{{name}} liket je'],
      ['likes.n_one', '1', '1'],
      ['templates/1-plain: home.title', 'Hello', 'Hoi'],
    );
    expect(intake).toEqual({
      changed: ['likes.a', 'likes.b', 'templates/1-plain: home.title'],
      unchanged: 1,
      empty: 0,
      outdated: [],
      refused: [],
    });
    expect(nl()).toBe(
      '{\n  "a": "Eén like",\n  "b": "{{name}} liket je",\n  "n_one": "1",\n  "n_other": "{{count}} likes"\n}\n',
    );
    expect(readFileSync(join(root, 'tenants/templates/1-plain/texts/nl.yaml'), 'utf8')).toBe("home.title: 'Hoi'\n");
  });

  it('is written with letters and accents in one', () => {
    take(['likes.a', 'A like', 'Ee\u0301n like']);
    expect(nl()).toContain('"a": "E\u00e9n like"');
  });

  it('is left where it is outdated, empty or cannot be taken, each on its own', () => {
    const before = nl();
    const intake = take(
      ['likes.a', 'A heart', 'Een hart'],
      ['likes.b', '{{name}} likes you', 'Iemand liket je'],
      ['likes.n_one', '1', ' '],
      ['likes.n_few', '{{count}} likes', '{{count}} likes'],
      ['likes.z', 'Z', 'Z'],
      ['likes.n_other', '{{count}} likes', 'x'],
      ['likes.n_other', '{{count}} likes', 'y'],
      ['templates/1-plain: home.title', 'Hello', 'Goedenavond'],
    );
    expect(intake).toEqual({
      changed: [],
      unchanged: 0,
      empty: 1,
      outdated: ['likes.a'],
      refused: [
        { id: 'likes.b', reason: '{{name}} is lost' },
        { id: 'likes.n_few', reason: 'there is no such text' },
        { id: 'likes.z', reason: 'there is no such text' },
        { id: 'likes.n_other', reason: 'the file has it more than once' },
        { id: 'likes.n_other', reason: 'the file has it more than once' },
        { id: 'templates/1-plain: home.title', reason: 'it has 11 characters, and 10 fit' },
      ],
    });
    expect(nl()).toBe(before);
  });

  it('is refused as a whole for a language that texts are not translated into', () => {
    for (const locale of ['en', 'xx', '', 'nl-BE', '../nl']) {
      expect(() => takeIn(root, { locale, units: [] })).toThrow(UnreadableFileError);
    }
  });

  it('is refused where it could not be read as plain text', () => {
    const unit = { id: 'likes.a', source: 'A like', target: 'Eén like', fault: 'it has <x> in it' };
    expect(takeIn(root, { locale: 'nl', units: [unit] }).refused).toEqual([{ id: 'likes.a', reason: unit.fault }]);
  });
});
