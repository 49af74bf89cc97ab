import { type Concept, type ForbiddenWording, type Term, type TermList } from '../../contract/text/terms';

/** Words in a text as it is read, and where they begin. */
export interface Found {
  readonly at: number;
  readonly found: string;
}

/** A forbidden wording that is in a text. */
export interface ForbiddenFound extends Found {
  readonly concept: Concept;
  readonly use: string;
}

/** Placeholders that are filled in with the brand's name. */
const BRAND = /^(?:site|brand)$/;

/**
 * The text as it is read: without the targets of links, addresses and soft hyphens, with plain spaces, and with `{}` for
 * what is filled in, `{site}` for the name of the brand.
 */
export function readable(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{\{?\s*([^{}]*?)\s*\}?\}/g, (_whole, name: string) => (BRAND.test(name) ? '{site}' : '{}'))
    .replace(/\b(?:https?:\/\/|mailto:)\S+/g, ' ')
    .replace(/<\/?\w+\/?>/g, '')
    .replace(/\u00ad/g, '')
    .replace(/\u00a0/g, ' ');
}

/** Every forbidden wording of the list in a text, with what to write instead. `key` decides which exceptions hold. */
export function findForbidden(list: TermList, key: string, text: string): readonly ForbiddenFound[] {
  const words = readable(text);
  return Object.entries(list).flatMap(([concept, term]) =>
    wordingsOf(term)
      .filter((wording) => holdsFor(wording, key))
      .flatMap((wording) =>
        search(words, wording.pattern, wording.case).map((one) => ({
          ...one,
          concept: concept as Concept,
          use: wording.use ?? term.use.join(', '),
        })),
      ),
  );
}

/** The words of a concept in a text, in whatever form. */
export function findUses(term: Term, text: string): readonly Found[] {
  const source = term.find ?? term.use.map(escape).join('|');
  return source === '' ? [] : search(readable(text), source);
}

/** Whether one of the names is the key's. `*` in a name stands for any characters. */
export function isNamed(names: readonly string[], key: string): boolean {
  return names.some((name) => new RegExp(`^${name.split('*').map(escape).join('.*')}$`).test(key));
}

export const wordingsOf = ({ never = [] }: Term): readonly ForbiddenWording[] =>
  never.map((wording) => (typeof wording === 'string' ? { pattern: wording } : wording));

function holdsFor({ except = [], only }: ForbiddenWording, key: string): boolean {
  return !isNamed(except, key) && (only === undefined || isNamed(only, key));
}

const search = (words: string, source: string, exact = false): Found[] =>
  [...words.matchAll(wholeWords(source, exact))].map(({ 0: found, index }) => ({ at: index, found }));

const compiled = new Map<string, RegExp>();

/** Words end where no letter, accent or digit follows: `\b` knows the English alphabet only. */
function wholeWords(source: string, exact: boolean): RegExp {
  const flags = exact ? 'gu' : 'giu';
  const name = `${flags}/${source}`;
  const known = compiled.get(name);
  if (known) return known;
  const made = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${source})(?![\p{L}\p{M}\p{N}])`, flags);
  compiled.set(name, made);
  return made;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
