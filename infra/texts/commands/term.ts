import { CONCEPTS, type Concept, type TermList } from '../../../contract/text/terms';
import { readTermList } from '../term-lists';
import { findForbidden, findUses, type Found, readable } from '../term-search';
import { readAllTexts, type WrittenText } from '../text-files';

const isConcept = (name: string): name is Concept => CONCEPTS.some((concept) => concept.name === name);

/**
 * Every text that has a word of the concept, or one that it forbids, in all languages or in one: `+word+` is allowed,
 * `!word!` is not. Throws where there is no such concept, or no text in the language.
 */
export function listTerm(name: string, root: string, locale?: string): readonly string[] {
  if (!isConcept(name))
    throw new Error(`There is no ${name}; there are ${CONCEPTS.map((one) => one.name).join(', ')}.`);
  const texts = readAllTexts(root).filter((text) => locale === undefined || text.locale === locale);
  if (texts.length === 0) throw new Error(`There is no text in ${locale ?? 'any language'}.`);
  const lists = new Map([...new Set(texts.map((text) => text.locale))].map((tag) => [tag, readTermList(tag)]));
  const found = texts.flatMap((text) => {
    const list = lists.get(text.locale);
    const marked = list && mark(name, list, text);
    return marked === undefined ? [] : [{ ...text, marked }];
  });
  const wrong = found.filter(({ marked }) => marked.forbidden > 0).length;
  const { means = '' } = CONCEPTS.find((concept) => concept.name === name) ?? {};
  return [
    `${name}: ${means}`,
    ...[...lists].map(([tag, list]) => `  ${tag.padEnd(5)}  ${list[name].use.join(', ')}`),
    ...found.map(({ key, locale: tag, marked }) => `${key}\n  ${tag.padEnd(5)}  ${marked.text}`),
    `${found.length} of ${texts.length} texts, ${wrong} with a word that is forbidden`,
  ];
}

function mark(concept: Concept, list: TermList, { key, text }: WrittenText) {
  const forbidden = findForbidden(list, key, text).filter((one) => one.concept === concept);
  const uses = findUses(list[concept], text).filter((use) => !forbidden.some((one) => overlap(use, one)));
  if (forbidden.length + uses.length === 0) return undefined;
  const marks = [...uses.map((one) => ({ ...one, sign: '+' })), ...forbidden.map((one) => ({ ...one, sign: '!' }))];
  const words = marks.sort((a, b) => b.at - a.at).reduce(inMarks, readable(text));
  return { text: words.replace(/\n/g, ' ⏎ '), forbidden: forbidden.length };
}

const inMarks = (text: string, { at, found, sign }: Found & { readonly sign: string }): string =>
  `${text.slice(0, at)}${sign}${found}${sign}${text.slice(at + found.length)}`;

const overlap = (a: Found, b: Found): boolean => a.at < b.at + b.found.length && b.at < a.at + a.found.length;
