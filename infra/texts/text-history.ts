import { execFileSync } from 'node:child_process';
import { LOCALES } from '../../contract/text/locales';
import { TEXT_FOLDERS, textFilesAmong, textsIn, type WrittenText } from './text-files';

const LARGEST = 256 * 1024 * 1024;

/** A text of the source language that is not as it was. */
export interface TextChange {
  readonly key: string;
  readonly kind: 'new' | 'changed' | 'gone';
  readonly was: string | undefined;
  readonly now: string | undefined;
  /** The languages that have it, or should: whether their own text is another one than it was, too. */
  readonly languages: ReadonlyMap<string, 'changed' | 'as before' | 'missing'>;
}

/** All texts of a commit of the repository at `root`. Throws where git knows no such commit. */
export function textsAt(root: string, commit: string): readonly WrittenText[] {
  const hash = hashOf(root, commit);
  const paths = git(root, ['ls-tree', '-r', '-z', '--name-only', hash, '--', ...TEXT_FOLDERS]).split('\0');
  const files = textFilesAmong(paths);
  const contents = contentsOf(
    root,
    files.map(({ file }) => `${hash}:${file}`),
  );
  return files.flatMap((file, at) => textsIn(file, contents[at] ?? '{}'));
}

function hashOf(root: string, commit: string): string {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`]).trim();
  } catch {
    throw new Error(`There is no commit ${commit}.`);
  }
}

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: LARGEST });
}

/** The contents of git's objects, by one process for all of them: each is a line that ends with its bytes, and these. */
function contentsOf(root: string, objects: readonly string[]): readonly string[] {
  const input = objects.map((object) => `${object}\n`).join('');
  const output = execFileSync('git', ['cat-file', '--batch'], { cwd: root, input, maxBuffer: LARGEST });
  let at = 0;
  return objects.map(() => {
    const end = output.indexOf('\n', at);
    const bytes = Number(output.toString('utf8', at, end).split(' ').at(-1));
    const content = output.toString('utf8', end + 1, end + 1 + bytes);
    at = end + 1 + bytes + 1;
    return content;
  });
}

const FORM = /_(?:zero|one|two|few|many|other)$/;

/** Lists the changes of the source language between two states of the texts, in the order of the later one. */
export function changesBetween(
  before: readonly WrittenText[],
  now: readonly WrittenText[],
  source = 'en',
): readonly TextChange[] {
  const [was, is] = [byLocale(before), byLocale(now)];
  const [old, current] = [was.get(source) ?? new Map<string, string>(), is.get(source) ?? new Map<string, string>()];
  const gone = [...old.keys()].filter((key) => !current.has(key));
  return [...current.keys(), ...gone].flatMap((key) => {
    const [then, today] = [old.get(key), current.get(key)];
    if (then === today) return [];
    const kind = then === undefined ? 'new' : today === undefined ? 'gone' : 'changed';
    return [{ key, kind, was: then, now: today, languages: statesOf(key, source, was, is) } as const];
  });
}

type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>;

function byLocale(texts: readonly WrittenText[]): Texts {
  const found = new Map<string, Map<string, string>>();
  for (const { locale, key, text } of texts) {
    const own = found.get(locale) ?? new Map<string, string>();
    found.set(locale, own.set(key, text));
  }
  return found;
}

/** Templates have some of the languages only: those that have a text of the same beginning. */
function statesOf(key: string, source: string, was: Texts, now: Texts): TextChange['languages'] {
  const states = new Map<string, 'changed' | 'as before' | 'missing'>();
  for (const [locale, texts] of now) {
    if (locale === source) continue;
    const [then, today] = [formsOf(key, was.get(locale)), formsOf(key, texts)];
    if (today === '') {
      if (isWanted(key, locale, texts)) states.set(locale, 'missing');
    } else states.set(locale, then === today ? 'as before' : 'changed');
  }
  return states;
}

function isWanted(key: string, locale: string, texts: ReadonlyMap<string, string>): boolean {
  if (!LOCALES.some((known) => known === locale)) return false;
  const brand = /^.*?: /.exec(key)?.[0];
  return brand === undefined || [...texts.keys()].some((one) => one.startsWith(brand));
}

/** A plural is one text: a language has other forms of it than English. */
function formsOf(key: string, texts: ReadonlyMap<string, string> = new Map<string, string>()): string {
  const base = key.replace(FORM, '');
  const own = ['', '_zero', '_one', '_two', '_few', '_many', '_other'].map((form) => texts.get(base + form));
  return FORM.test(key) ? own.filter((text) => text !== undefined).join('\n') : (texts.get(key) ?? '');
}
