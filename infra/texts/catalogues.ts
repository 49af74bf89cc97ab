import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FAQ } from '../../frontend/features/pages/definition/faq';
import { PAGES } from '../../frontend/features/pages/definition/pages';
import { APP_KEYS } from '../../frontend/server/app-texts';
import { ERROR_KEYS } from '../../frontend/server/error-texts';

const ROOT = join(__dirname, '../..');
const LOCALES_FOLDER = join(ROOT, 'frontend/locales');
const SOURCES = ['app', 'components', 'features', 'site', 'lib', 'server'].map((name) => join(ROOT, 'frontend', name));
const FORMS = /_(?:zero|one|two|few|many|other)$/;

/** One text: where pages ask for it, and how it reads in each language. */
export interface TextEntry {
  readonly key: string;
  readonly used: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
}

/** Every text of the pages, in the order of the English catalogues; forms of one plural stand beside each other. */
export function readTexts(): readonly TextEntry[] {
  const locales = readdirSync(LOCALES_FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = ['en', ...locales.map(({ name }) => name).filter((name) => name !== 'en')];
  const entries = new Map<string, Record<string, string>>();
  for (const locale of names) {
    for (const [key, text] of catalogueOf(locale)) {
      const texts = entries.get(key) ?? {};
      texts[locale] = text;
      entries.set(key, texts);
    }
  }
  const usages = pageUsages();
  return [...entries].map(([key, texts]) => ({ key, used: usedIn(usages, key), texts }));
}

/** Where pages use texts. */
export const pageUsages = (): readonly Usage[] => [...readUsages(), ...ofPages(), ...ofServerPages()];

function catalogueOf(locale: string): readonly (readonly [string, string])[] {
  const folder = join(LOCALES_FOLDER, locale);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Readonly<Record<string, string>>;
      return Object.entries(texts).map(([key, text]) => [`${file.slice(0, -5)}.${key}`, text] as const);
    });
}

export interface Usage {
  readonly pattern: RegExp;
  readonly file: string;
}

/** The keys that a source file uses: `t('home.title')`, or `t(`home.steps_${step}`)`, whose hole matches anything. */
export function usagesIn(source: string, file: string): readonly Usage[] {
  return [...source.matchAll(/(['"`])([a-z_-]+\.[\w.${}]+)\1/g)].map(([, , key = '']) => ({
    pattern: new RegExp(
      `^${key
        .replace(/\./g, '\\.')
        .replace(/\$\{\w+\}/g, '\\w+')
        .replace(/[${}]/g, '\\$&')}$`,
    ),
    file,
  }));
}

/** Static pages name their blocks, not the keys of these. */
function ofPages(): readonly Usage[] {
  const blocks = [...PAGES.flatMap((page) => page.blocks), ...FAQ.flatMap(({ questions }) => questions)];
  const heads = [...PAGES.map(({ page }) => page), 'faq'].flatMap((page) =>
    ['title', 'lead', 'description'].map((key) => `${page}.${key}`),
  );
  const keys = [
    ...heads,
    ...blocks.flatMap(({ title, text, further }) => [title, text, ...further.map(({ key }) => key)]),
  ];
  const file = 'frontend/features/pages/definition/';
  return keys.map((key) => usageOf(key, file));
}

/** Pages that the server writes itself. */
const ofServerPages = (): readonly Usage[] => [
  ...ERROR_KEYS.map((key) => usageOf(`errors.${key}`, 'frontend/server/error-texts.ts')),
  ...APP_KEYS.map((key) => usageOf(`app.${key}`, 'frontend/server/app-texts.ts')),
];

const usageOf = (key: string, file: string): Usage => ({ pattern: new RegExp(`^${key.replace('.', '\\.')}$`), file });

function readUsages(): readonly Usage[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => join(folder, file)),
  );
  return files.flatMap((file) => usagesIn(readFileSync(file, 'utf8'), relative(ROOT, file)));
}

export function usedIn(usages: readonly Usage[], key: string): readonly string[] {
  const base = key.replace(FORMS, '');
  const found = usages.filter(({ pattern }) => pattern.test(key) || pattern.test(base)).map(({ file }) => file);
  return [...new Set(found)].sort();
}
