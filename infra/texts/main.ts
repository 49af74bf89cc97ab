import { parseArgs } from 'node:util';
import { LOCALES } from '../../contract/text/locales';
import { readBrandTexts } from './brand-texts';
import { readTexts, type TextEntry } from './catalogues';
import { writeTextsPage } from './page';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    missing: { type: 'boolean', default: false },
    unused: { type: 'boolean', default: false },
    longest: { type: 'boolean', default: false },
    page: { type: 'string' },
  },
});

/** Shorter texts are words: they say nothing about how long a language is. */
const SENTENCE = 12;
const LISTED = 40;

/**
 * `npm run texts [-- words…]`: each text whose key or words hold all the words, where it is used, how it reads in every
 * language and which brands say it in their own words. `--missing`, `--unused` and `--longest` list keys instead;
 * `--page <file>` writes all of it as one page for the browser.
 */
function main(): void {
  const texts = readTexts();
  if (values.page !== undefined) {
    writeTextsPage(values.page, texts);
    return print([values.page]);
  }
  if (values.missing) return print(texts.flatMap(missing));
  if (values.unused) return print(texts.filter(({ used }) => used.length === 0).map(({ key }) => key));
  if (values.longest) return print(longest(texts));
  const words = positionals.map((word) => word.toLowerCase());
  const found = texts.filter((entry) => words.every((word) => haystack(entry).includes(word)));
  const brands = readBrandTexts();
  for (const { key, used, texts: byLocale } of found) {
    const own = (brands.get(key) ?? []).map(({ brand, locale }) => `${brand} (${locale})`);
    print([
      key,
      `  used      ${used.join(', ') || 'nowhere'}`,
      ...Object.entries(byLocale).map(([locale, text]) => `  ${locale}        ${oneLine(text)}`),
      ...(own.length === 0 ? [] : [`  replaced  ${own.join(', ')}`]),
    ]);
  }
  print([`${found.length} of ${texts.length} texts`]);
}

const haystack = ({ key, texts }: TextEntry): string => [key, ...Object.values(texts)].join('\n').toLowerCase();
const oneLine = (text: string): string => text.replace(/\n/g, ' ⏎ ');

function missing({ key, texts }: TextEntry): string[] {
  const { en } = texts;
  if (en === undefined) return [];
  const form = /_(one|other)$/.exec(key)?.[1];
  const absent = LOCALES.filter((locale) => texts[locale] === undefined && needs(locale, form));
  return absent.length === 0 ? [] : [`${key}: ${absent.join(', ')}`];
}

function needs(locale: string, form: string | undefined): boolean {
  return (
    form === undefined || new Intl.PluralRules(locale).resolvedOptions().pluralCategories.some((one) => one === form)
  );
}

/** The texts whose translations are the longest compared with English. */
function longest(texts: readonly TextEntry[]): string[] {
  const ratios = texts.flatMap(({ key, texts: { en = '', ...others } }) =>
    Object.entries(others).map(([locale, text]) => ({ key, locale, text, ratio: text.length / en.length })),
  );
  return ratios
    .filter(({ text, ratio }) => text.length >= SENTENCE && Number.isFinite(ratio))
    .sort((a, b) => b.ratio - a.ratio)
    .slice(0, LISTED)
    .map(({ key, locale, text, ratio }) => `${ratio.toFixed(2)}  ${locale}  ${key}: ${oneLine(text).slice(0, 90)}`);
}

function print(lines: readonly string[]): void {
  if (lines.length > 0) console.log(lines.join('\n'));
}

main();
