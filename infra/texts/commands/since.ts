import { changesBetween, type TextChange, textsAt } from '../text-history';
import { languageOf, readAllTexts } from '../text-files';
import { oneLine } from './search';

/**
 * Lists the texts that translators have to look at since a commit: English ones that are new, changed or gone, and whether each
 * language changed its own since. With a language: only what it has left as it was, or lacks. An overlay is compared with
 * its language. Throws where git knows no such commit, or nothing is written in the language.
 */
export function listSince(commit: string, root: string, locale?: string): readonly string[] {
  const now = readAllTexts(root);
  if (locale !== undefined && !now.some((text) => text.locale === locale))
    throw new Error(`There is no text in ${locale}.`);
  const source = locale === undefined || languageOf(locale) === locale ? 'en' : languageOf(locale);
  const changes = changesBetween(textsAt(root, commit), now, source);
  const open = locale === undefined ? changes : changes.filter((change) => isOpen(change, locale));
  const own = new Map(now.filter((text) => text.locale === locale).map(({ key, text }) => [key, text]));
  const count = (kind: TextChange['kind']): number => changes.filter((change) => change.kind === kind).length;
  return [
    ...open.flatMap((change) => [
      `${change.key}  ${change.kind}`,
      ...words(change, source),
      ...state(change, locale, own),
    ]),
    `${count('new')} new, ${count('changed')} changed, ${count('gone')} gone since ${commit}${locale === undefined ? '' : `; ${open.length} to look at in ${locale}`}`,
  ];
}

function isOpen({ kind, languages }: TextChange, locale: string): boolean {
  const state = languages.get(locale);
  return kind === 'gone' ? state !== undefined : state === 'as before' || state === 'missing';
}

const words = ({ was, now }: TextChange, source: string): string[] => [
  ...(was === undefined ? [] : [`  was    ${oneLine(was)}`]),
  ...(now === undefined ? [] : [`  ${source.padEnd(5)}  ${oneLine(now)}`]),
];

function state({ key, languages }: TextChange, locale: string | undefined, own: ReadonlyMap<string, string>): string[] {
  if (locale !== undefined) {
    const text = own.get(key);
    return text === undefined ? [] : [`  ${locale.padEnd(5)}  ${oneLine(text)}`];
  }
  return (['changed', 'as before', 'missing'] as const).flatMap((name) => {
    const tags = [...languages].filter(([, one]) => one === name).map(([tag]) => tag);
    return tags.length === 0 ? [] : [`  ${name}: ${tags.join(', ')}`];
  });
}
