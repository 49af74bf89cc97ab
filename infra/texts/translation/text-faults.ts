import { isLocale, type Locale } from '../../../contract/text/locales';
import { type TermList } from '../../../contract/text/terms';
import { typographyFaults } from '../../../contract/text/typography';
import { findForbidden } from '../term-search';
import { type SourceText } from './source-texts';

/** `{name}`, `{{count, number}}`. */
const PLACEHOLDER = /\{\{?[^{}]*\}?\}/g;
const TAG = /<\/?\w[^<>]*>/g;
const TARGET = /\]\(([^)]*)\)/g;
/** Control characters, marks that turn the direction of a line, separators of lines, and code points that are no characters. */
const UNSEEN = /[^\P{C}\n\u00ad]|[\p{Zl}\p{Zp}]/u;

/** Why a translation of a text cannot be taken; none where it can. */
export function translationFaults(
  locale: Locale,
  { id, english, form, longest }: SourceText,
  text: string,
  list: TermList,
): readonly string[] {
  return [
    ...(UNSEEN.test(text) ? ['it has a character that cannot be seen'] : []),
    ...(text.includes('\n') && !english.includes('\n') ? ['it has several lines'] : []),
    ...placeholderFaults(english, text, form),
    ...sameFaults('tag', tagsIn(english), tagsIn(text)),
    ...sameFaults('link', linksIn(english), linksIn(text)),
    ...(longest !== undefined && text.length > longest ? [`it has ${text.length} characters, and ${longest} fit`] : []),
    ...typographyFaults(locale, text),
    ...findForbidden(list, id, text).map(({ found, use }) => `“${found}” is no term, use: ${use}`),
  ];
}

/** Returns every placeholder of a text once, written without spaces. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set((text.match(PLACEHOLDER) ?? []).map((one) => one.replace(/\s/g, '').replace(',', ', '))),
];

export const tagsIn = (text: string): readonly string[] => (text.match(TAG) ?? []).sort();

const linksIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(TARGET)].map(([, target = '']) => target)),
];

/** The form for one may leave the number out; the others of a plural may say it. */
function placeholderFaults(english: string, text: string, form: SourceText['form']): string[] {
  const [wanted, got] = [placeholdersIn(english), placeholdersIn(text)];
  const missing = wanted.filter((name) => !got.includes(name) && !(form === 'one' && name.startsWith('{{count')));
  const extra = got.filter((name) => !wanted.includes(name) && !(form !== undefined && name === '{{count, number}}'));
  return [...missing.map((name) => `${name} is lost`), ...extra.map((name) => `${name} is not filled in`)];
}

function sameFaults(what: string, wanted: readonly string[], got: readonly string[]): string[] {
  return [...wanted].sort().join(' ') === [...got].sort().join(' ')
    ? []
    : [`its ${what}s are ${got.join(' ') || 'none'}, not ${wanted.join(' ') || 'none'}`];
}

/** A language into which texts are translated. */
export const isTarget = (tag: string | undefined): tag is Locale => isLocale(tag) && tag !== 'en';
