import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../contract/text/locales';
import { overlayFaults } from '../../contract/text/overlay-faults';
import { OVERLAYS, languageOf } from '../../contract/text/regional-locale';
import { FAQ } from '../features/pages/definition/faq';
import { PAGES } from '../features/pages/definition/pages';
import { NAMESPACES } from '../lib/i18n/catalogue';

type Texts = Readonly<Record<string, string>>;

const FORMS = /_(zero|one|two|few|many|other)$/;
const SOURCES = ['app', 'components', 'features', 'site', 'lib', 'server'];

/** Texts that are the same word in another language, by `<locale>/<namespace>.<key>`; `*` stands for any language. */
const SAME_AS_ENGLISH: ReadonlySet<string> = new Set(
  JSON.parse(readFileSync(path.join(__dirname, 'same-as-english.json'), 'utf8')) as string[],
);

function read(locale: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const namespace of NAMESPACES) {
    const file = path.join(__dirname, locale, `${namespace}.json`);
    if (!existsSync(file)) continue;
    const content = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    for (const [key, text] of Object.entries(content)) texts.set(`${namespace}.${key}`, text);
  }
  return texts;
}

const english = read('en');
const withoutForm = (key: string): string => key.replace(FORMS, '');
const counted = new Set([...english.keys()].filter((key) => FORMS.test(key)).map(withoutForm));

/** Every key that a language must have: its own plural forms where English counts, else the same. */
function keysOf(locale: string): Set<string> {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) =>
    counted.has(withoutForm(key)) ? forms.map((form) => `${withoutForm(key)}_${form}`) : [key],
  );
  return new Set(keys);
}

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*([\w]+(?:\s*,\s*\w+)?)\s*\}\}/g)].map(([, name = '']) => name.replace(/\s/g, '')).sort();

/** Checks the placeholders of a text against the key's. The singular form may leave the number out. */
function fillsRight(key: string, text: string): boolean {
  const model = english.get(key) ?? english.get(`${withoutForm(key)}_other`) ?? '';
  const wanted = new Set(placeholders(model));
  const got = new Set(placeholders(text));
  const missing = [...wanted].filter((name) => !got.has(name));
  const extra = [...got].filter(
    (name) => !wanted.has(name) && !(counted.has(withoutForm(key)) && name === 'count,number'),
  );
  const mayMiss = /_(one|two|zero)$/.test(key) ? missing.filter((name) => !name.startsWith('count')) : missing;
  return extra.length === 0 && mayMiss.length === 0;
}

function sourceText(): string {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(path.join(__dirname, '..', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => path.join(__dirname, '..', folder, file)),
  );
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

const source = sourceText();

/** `t('home.title')` and `t(`home.steps_${step}_title`)`: a hole in a template stands for anything. */
const mentioned = [...source.matchAll(/(['"`])((?:[a-z_-]+)\.[\w.${}]+)\1/g)].map(
  ([, , key = '']) => new RegExp(`^${key.replace(/\$\{\w+\}/g, '\\w+').replace(/\./g, '\\.')}$`),
);

/** Static pages name their blocks, not the keys of these. */
const blocks = [...PAGES.flatMap((page) => page.blocks), ...FAQ.flatMap(({ questions }) => questions)];
const viaPages = new Set<string>([
  ...PAGES.flatMap(({ page }) => ['title', 'lead', 'description'].map((key) => `${page}.${key}`)),
  ...['faq.title', 'faq.lead', 'faq.description', ...FAQ.map(({ title }) => title)],
  ...blocks.flatMap(({ title, text, further }) => [title, text, ...further.map(({ key }) => key)]),
]);

describe('the English catalogue', () => {
  it('has no text that nothing shows', () => {
    const viaServer = new Set([
      ...['failed_title', 'failed_text', 'unavailable_title', 'unavailable_text', 'home'].map((key) => `errors.${key}`),
      ...['offline_title', 'offline_text', 'push_news'].map((key) => `app.${key}`),
    ]);
    const unused = [...english.keys()].filter(
      (key) =>
        !viaServer.has(key) &&
        !viaPages.has(key) &&
        !mentioned.some((pattern) => pattern.test(withoutForm(key)) || pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('says nothing in an empty text', () => {
    expect([...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe.each(LOCALES)('the catalogue of %s', (locale) => {
  const texts = read(locale);
  const wanted = keysOf(locale);

  it('has every text, in every plural form of the language', () => {
    expect([...wanted].filter((key) => !texts.has(key))).toEqual([]);
  });

  it('has no text that English does not have', () => {
    expect([...texts.keys()].filter((key) => !wanted.has(key))).toEqual([]);
  });

  it('fills in what the English text fills in', () => {
    expect([...texts].filter(([key, text]) => !fillsRight(key, text)).map(([key]) => key)).toEqual([]);
  });

  it('is translated', () => {
    if (locale === 'en') return;
    const same = [...texts].filter(
      ([key, text]) =>
        text === english.get(key) &&
        /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, '')) &&
        !SAME_AS_ENGLISH.has(`${locale}/${key}`) &&
        !SAME_AS_ENGLISH.has(`*/${key}`),
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });
});

describe.each(OVERLAYS)('the overlay %s', (overlay) => {
  const texts = read(overlay);

  it('has only texts of its language, each in other words that fill in the same', () => {
    expect(overlayFaults(Object.fromEntries(read(languageOf(overlay))), Object.fromEntries(texts))).toEqual([]);
  });

  it('has no files of other texts', () => {
    const folder = path.join(__dirname, overlay);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files.filter((file) => !NAMESPACES.some((namespace) => file === `${namespace}.json`))).toEqual([]);
  });
});

it('every folder is of a language or an overlay', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const known: readonly string[] = [...LOCALES, ...OVERLAYS];
  expect(folders.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});
