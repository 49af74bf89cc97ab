import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Locale } from '../../contract/text/locales';
import { languageOf } from '../../contract/text/regional-locale';
import { SPELLINGS } from './spelling';

type Texts = Readonly<Record<string, string>>;

/** By the path of an overlay's file, the keys of the texts that are an editor's own, or stay as the language has them. */
export const OWN_WORDS = 'frontend/locales/own-words.json';

/**
 * The files of the overlays that spell otherwise than their language, by path: they follow the language's texts, so that none
 * falls behind. What editors said in words of their own, and listed, stays.
 */
export function overlayFiles(root: string): readonly (readonly [path: string, content: string])[] {
  const own = readOwnWords(root);
  const files: (readonly [string, string])[] = [];
  for (const [overlay, spelled] of SPELLINGS) {
    const language = languageOf(overlay);
    for (const file of filesOf(root, language)) {
      const path = file.replace(new RegExp(String.raw`/${language}([/.])`), `/${overlay}$1`);
      const before = existsSync(join(root, path)) ? readTexts(root, path) : undefined;
      const texts = Object.entries(readTexts(root, file)).flatMap(([key, text]): [string, string][] => {
        const wanted = own[path]?.includes(key) === true ? before?.[key] : spelled(text);
        return wanted === undefined || wanted === text ? [] : [[key, wanted]];
      });
      if (texts.length > 0 || before)
        files.push([
          path,
          path.endsWith('.yaml')
            ? yamlOf(headOf(root, file), texts)
            : `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`,
        ]);
    }
  }
  return files;
}

export const readOwnWords = (root: string): Readonly<Record<string, readonly string[] | undefined>> =>
  JSON.parse(readFileSync(join(root, OWN_WORDS), 'utf8')) as Readonly<Record<string, readonly string[]>>;

/** A language's files: the pages' catalogues, those of the api, and the texts of the niche templates. */
function filesOf(root: string, language: Locale): readonly string[] {
  const modules = readdirSync(join(root, 'backend/src/modules'), { recursive: true, encoding: 'utf8' });
  const catalogues = modules.filter((path) => path.includes(`/locales/${language}/`));
  const templates = readdirSync(join(root, 'tenants/templates'));
  return [
    ...readdirSync(join(root, 'frontend/locales', language)).map((name) => `frontend/locales/${language}/${name}`),
    ...catalogues.sort().map((path) => `backend/src/modules/${path}`),
    ...templates.map((name) => `tenants/templates/${name}/texts/${language}.yaml`),
  ];
}

export function readTexts(root: string, path: string): Texts {
  const content = readFileSync(join(root, path), 'utf8');
  return (path.endsWith('.yaml') ? (parse(content) ?? {}) : JSON.parse(content)) as Texts;
}

/** The comment that names a file's schema. */
const headOf = (root: string, path: string): string => readFileSync(join(root, path), 'utf8').split('\n')[0] ?? '';

/** As the formatter writes it: single quotes, unless the text needs escapes. */
function yamlOf(head: string, texts: readonly (readonly [string, string])[]): string {
  const lines = texts.map(([key, text]) => `${key}: ${/[\n'\\]/.test(text) ? JSON.stringify(text) : `'${text}'`}`);
  return `${[head, ...lines].join('\n')}\n`;
}
