import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** The folders that have texts somewhere below them. */
export const TEXT_FOLDERS = ['frontend/locales', 'backend/src/modules', 'tenants'] as const;

const PAGES = /^frontend\/locales\/([^/]+)\/([^/]+)\.json$/;
const BACKEND = /^backend\/src\/modules\/([^/]+)\/(?:.+\/)?locales\/([^/]+)\/([^/]+)\.json$/;
const BRAND = /^tenants\/((?:templates\/)?[^/]+)\/texts\/([^/]+)\.yaml$/;
const SETTINGS = /^tenants\/([^/]+)\/tenant\.yaml$/;

/** The files of texts among these paths: of pages, mails and the api, of templates, and of brands with their settings. */
export function textFilesAmong(paths: readonly string[]): readonly TextFile[] {
  const sorted = [...paths].sort();
  const pages = sorted.flatMap((file) => {
    const [, locale = '', name = ''] = PAGES.exec(file) ?? [];
    return isTag(locale) ? [{ file, locale, name }] : [];
  });
  const own = new Set(pages.map(({ name }) => name));
  const backend = sorted.flatMap((file) => {
    const [, module = '', locale = '', name = ''] = BACKEND.exec(file) ?? [];
    return isTag(locale) ? [{ file, locale, name: own.has(name) ? `${module}/${name}` : name }] : [];
  });
  const catalogues = [...pages, ...backend].map(({ file, locale, name }) => ({ file, locale, prefix: `${name}.` }));
  return [...catalogues, ...sorted.flatMap(brandFile)];
}

function brandFile(file: string): TextFile[] {
  const [, brand = '', locale = ''] = BRAND.exec(file) ?? [];
  if (isTag(locale)) return [{ file, locale, prefix: `${brand}: ` }];
  const [, owner] = SETTINGS.exec(file) ?? [];
  return owner === undefined ? [] : [{ file, locale: undefined, prefix: `${owner}: ` }];
}

/** Every file of texts under `root`. */
export function textFiles(root: string): readonly TextFile[] {
  const paths = TEXT_FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  return textFilesAmong(paths.map((path) => path.replaceAll('\\', '/')));
}

/** The texts of all files as they are now. */
export function readAllTexts(root: string): readonly WrittenText[] {
  return textFiles(root).flatMap((entry) => textsIn(entry, readFileSync(join(root, entry.file), 'utf8')));
}

/** The texts that a file with this content has. */
export function textsIn({ file, locale, prefix }: TextFile, content: string): readonly WrittenText[] {
  const read = (file.endsWith('.json') ? JSON.parse(content) : parse(content)) as unknown;
  if (!isRecord(read)) return [];
  if (locale === undefined) return localised(read, '').map((text) => ({ ...text, file, key: prefix + text.key }));
  return Object.entries(read).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ file, locale, key: prefix + key, text }] : [],
  );
}

/** Whether a key is of a text that a template or a brand says in its own words: `goldenhour: home.hero_title`. */
export const isBrandKey = (key: string): boolean => key.includes(': ');

/** The key of the text of the pages that a brand's text replaces; any other key as it is. */
export const pageKeyOf = (key: string): string => (isBrandKey(key) ? key.slice(key.indexOf(': ') + 2) : key);

/** `likes`, `mails`, `safety/complaints`, `templates/7-gay`: what a key's text stands together with. */
export const namespaceOf = (key: string): string => key.slice(0, key.search(isBrandKey(key) ? ': ' : /\./));

/** The language of an overlay such as `en-GB`; a language is its own. */
export const languageOf = (tag: string): string => tag.slice(0, 2);

const isTag = (name: string): boolean => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(name) && isLocale(languageOf(name));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Localised = Omit<WrittenText, 'file'>;

/** Settings have texts wherever a part is a text, or a record of texts, by language. */
function localised(value: unknown, path: string): Localised[] {
  if (Array.isArray(value)) {
    return (value as readonly unknown[]).flatMap((item, at) =>
      localised(item, below(path, nameOf(item) ?? String(at))),
    );
  }
  if (!isRecord(value)) return [];
  const parts = Object.entries(value);
  if (parts.length > 0 && parts.every(([name]) => isTag(name))) return parts.flatMap((part) => inLanguage(part, path));
  return parts.flatMap(([name, part]) => localised(part, below(path, name)));
}

function inLanguage([locale, part]: [string, unknown], path: string): Localised[] {
  if (typeof part === 'string') return [{ locale, key: path, text: part }];
  const texts = isRecord(part) ? Object.entries(part) : [];
  return texts.flatMap(([key, text]) => (typeof text === 'string' ? [{ locale, key, text }] : []));
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** A page of a brand has a name in the address bar, which stays when another page goes. */
const nameOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item['token'] === 'string' ? item['token'] : undefined;
