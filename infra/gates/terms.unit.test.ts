import { LOCALES } from '../../contract/text/locales';
import { CONCEPTS, type Term, type TermList } from '../../contract/text/terms';
import { readTermList } from '../texts/term-lists';
import { findForbidden } from '../texts/term-search';
import { termFaults } from './terms';

const withTerm = (term: Term): TermList => {
  const others = CONCEPTS.map(({ name }) => [name, { use: ['x'] }] as const);
  return { ...(Object.fromEntries(others) as unknown as TermList), email: term };
};

const text = (key: string, words: string, locale = 'en') => ({ file: `${locale}.json`, locale, key, text: words });

describe('the texts of a language', () => {
  const list = withTerm({ use: ['email'], never: [{ pattern: 'e-?mails?', except: ['service.*'] }] });
  const faults = (...texts: ReturnType<typeof text>[]) => termFaults(texts, ['en'], () => list);
  const named = text('service.phone', 'Phone');

  it('are told with file, key, the forbidden word and the one to use', () => {
    expect(faults(named, text('links.text', 'Open our E-mail.'))).toEqual([
      'en.json links.text: “E-mail” (email), use: email',
    ]);
  });

  it('may have it where the list says so', () => {
    expect(faults(text('service.law', 'By e-mail'))).toEqual([]);
  });

  it('are those of its overlays, too, and of no other language', () => {
    const found = faults(named, text('links.text', 'Our e-mail', 'en-GB'), text('links.text', 'Votre e-mail', 'fr'));
    expect(found).toEqual(['en-GB.json links.text: “e-mail” (email), use: email']);
  });

  it('are not the words by which GIFs are found', () => {
    expect(faults(named, text('words.letter', 'letter e-mail'))).toEqual([]);
  });

  it('are not held to a list before their language is', () => {
    expect(termFaults([named, text('links.text', 'Our e-mail')], [], () => list)).toEqual([]);
  });

  it('show which exception names no text any more', () => {
    expect(faults(text('links.text', 'Our message'))).toEqual([
      'contract/text/terms/en.json service.*: no text has this key',
    ]);
  });
});

it('an overlay follows its own words', () => {
  const tax = text('home.prices_vat', 'All prices include VAT.', 'en-GB');
  expect(termFaults([tax], ['en'], readTermList)).toEqual([]);
  expect(termFaults([{ ...tax, locale: 'en-US' }], ['en'], readTermList)).toHaveLength(1);
});

it('an overlay says otherwise what its own words forbid in the language’s text', () => {
  const tax = text('home.prices_vat', 'All prices include VAT.');
  const lists = (tag: string): TermList => withTerm({ use: ['x'], never: tag === 'en-US' ? ['VAT'] : [] });
  expect(termFaults([tax], ['en'], lists)).toEqual(['en-US lacks en.json home.prices_vat: “VAT” (email), use: x']);
  expect(termFaults([tax, text('home.prices_vat', 'All prices include tax.', 'en-US')], ['en'], lists)).toEqual([]);
  expect(termFaults([{ ...tax, key: 'sheer: pages.imprint.text' }], ['en'], lists)).toEqual([]);
  expect(termFaults([{ ...tax, key: 'templates/1-plain: home.prices' }], ['en'], lists)).toHaveLength(1);
});

describe.each([...LOCALES, 'en-GB', 'en-US', 'es-US'])('the list of %s', (tag) => {
  const list = readTermList(tag);

  it('has a word for every concept', () => {
    const none = Object.entries(list).filter(([concept, { use }]) => use.length === 0 && concept !== 'phrases');
    expect(none.map(([concept]) => concept)).toEqual([]);
  });

  it('forbids none of the words that it tells to use', () => {
    const words = Object.values(list).flatMap(({ use }) => use);
    expect(
      words.flatMap((word) => findForbidden(list, 'finder.title', word).map(({ found }) => `${word}: ${found}`)),
    ).toEqual([]);
  });
});
