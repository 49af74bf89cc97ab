import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale } from '../../../contract/text/locales';
import { type UsesOf } from '../all-texts';
import { changesBetween, textsAt } from '../text-history';
import { isBrandKey, namespaceOf, pageKeyOf, readAllTexts } from '../text-files';
import { type TranslationState, type TranslationUnit } from './bilingual-file';
import { type SourceText, sourceTexts } from './source-texts';
import { placeholdersIn, tagsIn } from './text-faults';

/** The choice of a language's texts for a translator. */
export interface Wanted {
  /** Only texts whose English is new or another one since this commit. */
  readonly since?: string | undefined;
  /** Only these, such as `likes` or `templates/7-gay`. Without them: all that the language has, or has to have. */
  readonly namespaces?: readonly string[] | undefined;
}

/** The texts of a language for a translator. Throws where git knows no such commit, or nothing has such a namespace. */
export function unitsFor(root: string, locale: Locale, wanted: Wanted, usesOf: UsesOf): readonly TranslationUnit[] {
  const all = sourceTexts(root, locale);
  const unknown = (wanted.namespaces ?? []).filter((name) => !all.some(({ id }) => namespaceOf(id) === name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}.`);
  const changed = wanted.since === undefined ? undefined : openSince(root, wanted.since, locale);
  const same = sameWords(root);
  return all
    .filter((text) => isWanted(text, wanted.namespaces))
    .filter(({ id }) => changed === undefined || changed.has(modelOf(id)))
    .map((text) => ({
      id: text.id,
      source: text.english,
      target: text.current ?? '',
      state: changed?.get(modelOf(text.id)) === 'as before' ? 'needs-review-translation' : stateOf(text, locale, same),
      longest: text.longest,
      notes: notesOf(text, usesOf(text.id, text.file), locale),
    }));
}

/** A template says in some languages only what is its own in them: the rest is asked for by name. */
function isWanted({ id, current }: SourceText, namespaces: readonly string[] | undefined): boolean {
  if (namespaces !== undefined) return namespaces.includes(namespaceOf(id));
  return current !== undefined || !isBrandKey(id);
}

const modelOf = (id: string): string => id.replace(/_(?:zero|one|two|few|many|other)$/, '');

function openSince(root: string, commit: string, locale: Locale): ReadonlyMap<string, string> {
  const changes = changesBetween(textsAt(root, commit), readAllTexts(root)).filter(({ kind }) => kind !== 'gone');
  return new Map(changes.map(({ key, languages }) => [modelOf(key), languages.get(locale) ?? 'missing']));
}

/** Texts that are the same word in another language, by `<locale>/<key>`; `*` stands for any language. */
const sameWords = (root: string): ReadonlySet<string> =>
  new Set(JSON.parse(readFileSync(join(root, 'frontend/locales/same-as-english.json'), 'utf8')) as string[]);

function stateOf({ id, english, current }: SourceText, locale: Locale, same: ReadonlySet<string>): TranslationState {
  if (current === undefined || current === '') return 'new';
  const isSame = current === english && /\p{L}/u.test(english.replace(/\{\{?[^{}]*\}?\}/g, ''));
  return isSame && !same.has(`${locale}/${id}`) && !same.has(`*/${id}`) ? 'needs-translation' : 'translated';
}

function notesOf({ id, english, form, longest }: SourceText, used: readonly string[], locale: Locale): string[] {
  const kept = [...placeholdersIn(english), ...tagsIn(english)];
  return [
    ...(used.length === 0 ? [] : [`Used in: ${used.join(', ')}`]),
    ...(isBrandKey(id) ? [`A brand’s own words for ${pageKeyOf(id)}`] : []),
    ...(longest === undefined ? [] : [`At most ${longest} characters`]),
    ...(kept.length === 0 ? [] : [`Keep as it is: ${kept.join(' ')}`]),
    ...(form === undefined ? [] : [`Plural form “${form}”: ${examples(locale, form)}`]),
  ];
}

/** Numbers for which a language has this form. */
function examples(locale: Locale, form: string): string {
  const rules = new Intl.PluralRules(locale);
  const numbers = Array.from({ length: 1000 }, (_, number) => number).filter((number) => rules.select(number) === form);
  return numbers.length === 0 ? 'fractions or very large numbers' : `as for ${numbers.slice(0, 5).join(', ')}`;
}
