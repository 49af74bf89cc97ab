import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCALES } from '../../contract/text/locales';
import { readAllTexts, textFiles } from './text-files';

const ROOT = join(__dirname, '../..');

describe('the texts of this checkout', () => {
  const texts = readAllTexts(ROOT);
  const keysIn = (locale: string) => texts.filter((text) => text.locale === locale).map(({ key }) => key);

  it.each([
    ['de', 'likes.title'],
    ['de', 'mails.password_reset_subject'],
    ['de', 'accounts.exists'],
    ['de', 'safety/complaints.title'],
    ['da', 'templates/7-gay: home.hero_title'],
    ['de', 'knotted: pages.impressum.text'],
  ])('have in %s %s', (locale, key) => {
    expect(keysIn(locale)).toContain(key);
    expect(keysIn('en')).toContain(key);
  });

  it.each(LOCALES)('have a key each in %s', (locale) => {
    const keys = keysIn(locale);
    expect(keys.length).toBeGreaterThan(1200);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});

describe('the files of texts', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'texts-'));
    mkdirSync(join(root, 'tenants/templates'), { recursive: true });
    mkdirSync(join(root, 'backend/src/modules'), { recursive: true });
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const write = (file: string, content: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const found = () => readAllTexts(root).map(({ locale, key, text }) => [locale, key, text]);

  it('are those of languages and their overlays', () => {
    write('frontend/locales/en/likes.json', '{"a": "colour"}');
    write('frontend/locales/en-US/likes.json', '{"a": "color"}');
    write('frontend/locales/xx/likes.json', '{"a": "?"}');
    expect(new Set(found())).toEqual(
      new Set([
        ['en', 'likes.a', 'colour'],
        ['en-US', 'likes.a', 'color'],
      ]),
    );
  });

  it('of a module have its name where the pages have the same', () => {
    write('frontend/locales/en/likes.json', '{}');
    write('backend/src/modules/safety/deep/locales/en/likes.json', '{"a": "x"}');
    write('backend/src/modules/safety/locales/en/mails.json', '{"b": "y"}');
    expect(new Set(found())).toEqual(
      new Set([
        ['en', 'safety/likes.a', 'x'],
        ['en', 'mails.b', 'y'],
      ]),
    );
  });

  it('of templates and brands are named after them', () => {
    write('tenants/templates/2-she/texts/fr.yaml', "home.title: 'Bonjour'\n");
    write('tenants/ours/texts/de-CH.yaml', "home.title: 'Grüezi'\n");
    write('tenants/ours/tenant.yaml', 'slug: ours\n');
    expect(new Set(found())).toEqual(
      new Set([
        ['fr', 'templates/2-she: home.title', 'Bonjour'],
        ['de-CH', 'ours: home.title', 'Grüezi'],
      ]),
    );
  });

  it('have what a brand’s settings say in several languages, and nothing else of them', () => {
    write(
      'tenants/ours/tenant.yaml',
      [
        'slug: ours',
        'settings: { name: Ours, fictional_singular: { en: Pretend } }',
        'texts: { nl: { home.title: Hallo } }',
        'min_age: { DE: 18 }',
        'pages: [{ token: about, title: { en: About }, text: { nl: Over } }]',
      ].join('\n'),
    );
    expect(textFiles(root)).toEqual([{ file: 'tenants/ours/tenant.yaml', locale: undefined, prefix: 'ours: ' }]);
    expect(new Set(found())).toEqual(
      new Set([
        ['en', 'ours: settings.fictional_singular', 'Pretend'],
        ['nl', 'ours: home.title', 'Hallo'],
        ['en', 'ours: pages.about.title', 'About'],
        ['nl', 'ours: pages.about.text', 'Over'],
      ]),
    );
  });
});
