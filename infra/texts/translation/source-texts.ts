import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale } from '../../../contract/text/locales';
import { pageKeyOf, type TextFile, textFiles, textsIn } from '../text-files';

/** A text that a language has, or should have, with the English one that it is a translation of. */
export interface SourceText {
  readonly id: string;
  /** The key as it stands in its file. */
  readonly key: string;
  /** The file of the language, from the root. */
  readonly file: string;
  readonly english: string;
  /** The language's text as it is now; undefined where it has none. */
  readonly current: string | undefined;
  /** The form of a plural: a language has others than English. */
  readonly form: Intl.LDMLPluralRule | undefined;
  /** The longest that fits its place, in characters. */
  readonly longest: number | undefined;
}

const LIMITS = 'tenants/texts.schema.json';
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const FORM = new RegExp(`_(?:${FORMS.join('|')})$`);

/**
 * Every text of a language that is translated from English, in the order of the English files: catalogues, and those
 * templates and brands that speak the language. Texts in a brand's settings are the brand's own.
 */
export function sourceTexts(root: string, locale: Locale): readonly SourceText[] {
  const files = textFiles(root);
  const own = new Map(files.filter((entry) => entry.locale === locale).map((entry) => [entry.file, entry]));
  const limits = readLimits(root);
  return files
    .filter((entry) => entry.locale === 'en')
    .flatMap((english) => {
      const translated = own.get(inLanguage(english.file, locale));
      return translated ? pairsIn(root, locale, english, translated) : [];
    })
    .map((pair) => ({ ...pair, longest: limits.get(pageKeyOf(pair.id)) }));
}

const inLanguage = (file: string, locale: Locale): string =>
  file.endsWith('.json')
    ? file.replace(/\/en\/([^/]+)$/, `/${locale}/$1`)
    : file.replace(/en\.yaml$/, `${locale}.yaml`);

function pairsIn(root: string, locale: Locale, english: TextFile, { file }: TextFile): Omit<SourceText, 'longest'>[] {
  const read = (path: string): ReadonlyMap<string, string> => {
    const texts = textsIn({ ...english, file: path }, readFileSync(join(root, path), 'utf8'));
    return new Map(texts.map(({ key, text }) => [key, text]));
  };
  const [source, own] = [read(english.file), read(file)];
  return keysFor(source, locale).map(({ id, model, form }) => ({
    id,
    key: id.slice(english.prefix.length),
    file,
    english: source.get(model) ?? '',
    current: own.get(id),
    form,
  }));
}

interface LanguageKey {
  readonly id: string;
  /** The key of the English text that it is a translation of. */
  readonly model: string;
  readonly form: SourceText['form'];
}

/** The keys of a language: where English counts, with the plural forms that the language has. */
function keysFor(source: ReadonlyMap<string, string>, locale: Locale): readonly LanguageKey[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const forms = FORMS.filter((form) => pluralCategories.includes(form));
  return [...source.keys()].flatMap((id): readonly LanguageKey[] => {
    const base = id.replace(FORM, '');
    if (base === id || !source.has(`${base}_one`) || !source.has(`${base}_other`)) {
      return [{ id, model: id, form: undefined }];
    }
    if (!id.endsWith('_one')) return [];
    return forms.map((form) => {
      const key = `${base}_${form}`;
      return { id: key, model: source.has(key) ? key : `${base}_other`, form };
    });
  });
}

/** The longest texts that brands may say, by the key of the text that they replace. */
function readLimits(root: string): ReadonlyMap<string, number> {
  const { properties } = JSON.parse(readFileSync(join(root, LIMITS), 'utf8')) as {
    properties: Readonly<Record<string, { readonly maxLength?: number }>>;
  };
  return new Map(
    Object.entries(properties).flatMap(([key, { maxLength }]) => (maxLength === undefined ? [] : [[key, maxLength]])),
  );
}
