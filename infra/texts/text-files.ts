import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { isLocale } from '../../contract/text/locales';

/** A file of texts, by its path from the root, and how the keys of its texts begin. */
export interface TextFile {
  readonly file: string;
  /** A language, or an overlay such as `en-GB`. A brand's settings hold texts of several languages and have none. */
  readonly locale: string | undefined;
  /** `likes.`, `mails.`, `safety/complaints.` or `templates/7-gay: `. */
  readonly prefix: string;
}

/** One text with the key by which tools, translators and exceptions name it: `likes.title`, `goldenhour: home.hero_title`. */
export interface WrittenText {
  readonly file: string;
  readonly locale: string;
  readonly key: string;
  readonly text: string;
}

const PAGES = 'frontend/locales';
const MODULES = 'backend/src/modules';
const TENANTS = 'tenants';
const SETTINGS = 'tenant.yaml';

/** Every file of texts under `root`: of pages, mails and the api, of templates, and of brands with their settings. */
export function textFiles(root: string): readonly TextFile[] {
  const pages = catalogues(root, PAGES).map((entry) => ({ ...entry, module: '' }));
  const backend = localeFolders(root, MODULES).flatMap((folder) =>
    catalogues(root, folder).map((entry) => ({ ...entry, module: folder.split('/')[3] ?? '' })),
  );
  const own = new Set(pages.map(({ name }) => name));
  const named = [...pages, ...backend].map(({ file, locale, name, module }) => ({
    file,
    locale,
    prefix: module !== '' && own.has(name) ? `${module}/${name}.` : `${name}.`,
  }));
  return [...named, ...brandFiles(root)];
}

/** The texts of all files as they are now. */
export function readAllTexts(root: string): readonly WrittenText[] {
  return textFiles(root).flatMap((entry) => textsIn(entry, readFileSync(join(root, entry.file), 'utf8')));
}

/** The texts that a file with this content has. */
function textsIn({ file, locale, prefix }: TextFile, content: string): readonly WrittenText[] {
  const read = (file.endsWith('.json') ? JSON.parse(content) : parse(content)) as unknown;
  if (!isRecord(read)) return [];
  if (locale === undefined) return localised(read, '').map((text) => ({ ...text, file, key: prefix + text.key }));
  return Object.entries(read).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ file, locale, key: prefix + key, text }] : [],
  );
}

/** The language of an overlay such as `en-GB`; a language is its own. */
export const languageOf = (tag: string): string => tag.slice(0, 2);

const isTag = (name: string): boolean => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(name) && isLocale(languageOf(name));

function catalogues(root: string, folder: string): { file: string; locale: string; name: string }[] {
  const tags = names(join(root, folder)).filter(isTag);
  return tags.flatMap((locale) =>
    names(join(root, folder, locale))
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({ file: `${folder}/${locale}/${file}`, locale, name: basename(file, '.json') })),
  );
}

function localeFolders(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap(({ name }) => (name === 'locales' ? [`${folder}/locales`] : localeFolders(root, `${folder}/${name}`)));
}

function brandFiles(root: string): TextFile[] {
  const templates = names(join(root, TENANTS, 'templates')).map((name) => `templates/${name}`);
  const brands = names(join(root, TENANTS)).filter((name) => existsSync(join(root, TENANTS, name, SETTINGS)));
  const texts = [...templates, ...brands].flatMap((brand) =>
    names(join(root, TENANTS, brand, 'texts'))
      .filter((file) => file.endsWith('.yaml') && isTag(basename(file, '.yaml')))
      .map((file) => ({
        file: `${TENANTS}/${brand}/texts/${file}`,
        locale: basename(file, '.yaml'),
        prefix: `${brand}: `,
      })),
  );
  const settings = brands.map((brand) => ({
    file: `${TENANTS}/${brand}/${SETTINGS}`,
    locale: undefined,
    prefix: `${brand}: `,
  }));
  return [...texts, ...settings];
}

const names = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings have texts wherever a part is a text, or a record of texts, by language. */
function localised(value: unknown, path: string): { locale: string; key: string; text: string }[] {
  if (Array.isArray(value)) {
    return (value as readonly unknown[]).flatMap((item, at) =>
      localised(item, below(path, nameOf(item) ?? String(at))),
    );
  }
  if (!isRecord(value)) return [];
  const parts = Object.entries(value);
  if (parts.length === 0 || !parts.every(([name]) => isTag(name))) {
    return parts.flatMap(([name, part]) => localised(part, below(path, name)));
  }
  return parts.flatMap(([locale, part]) => {
    if (typeof part === 'string') return [{ locale, key: path, text: part }];
    return isRecord(part)
      ? Object.entries(part).flatMap(([key, text]) => (typeof text === 'string' ? [{ locale, key, text }] : []))
      : [];
  });
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** A page of a brand has a name in the address bar, which stays when another page goes. */
const nameOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item['token'] === 'string' ? item['token'] : undefined;
