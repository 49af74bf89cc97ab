import { createInstance } from 'i18next';
import { type Locale } from '../../../contract/text/locales';
import { type Overlay } from '../../../contract/text/regional-locale';
import { type Catalogue, loadCatalogue, loadOverlay, NAMESPACES, type TextKey } from './catalogue';
import { pseudoText } from './pseudo';

export type Values = Readonly<Record<string, string | number>>;

/** The text of a key with its placeholders filled; `count` picks the plural form. */
export type Translate = (key: TextKey, values?: Values) => string;

type Overrides = Readonly<Record<string, string | undefined>>;

interface Options {
  readonly locale: Locale;
  /** The regional variety of the language, whose texts win over the language's. */
  readonly overlay?: Overlay | undefined;
  /** Texts that win over the catalogue's, by `<namespace>.<key>`. */
  readonly overrides?: Overrides | undefined;
  /** Filled in wherever a text asks for them. */
  readonly defaults?: Values;
  /** To try layouts with. */
  readonly pseudo?: boolean;
}

export async function createTranslate({
  locale,
  overlay,
  overrides = {},
  defaults = {},
  pseudo = false,
}: Options): Promise<Translate> {
  const own = withOverrides(await loadRegional(locale, overlay), overrides);
  const catalogue = pseudo ? inPseudo(own) : own;
  const i18n = createInstance({
    lng: locale,
    resources: { [locale]: catalogue },
    ns: [...NAMESPACES],
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: '.',
    interpolation: { escapeValue: false, defaultVariables: { ...defaults } },
    missingInterpolationHandler: (text: string, match: RegExpExecArray) => {
      throw new Error(`no value for ${match[0]} in “${text}”`);
    },
  });
  await i18n.init();
  return (key, values) => i18n.t(key, { ...values });
}

async function loadRegional(locale: Locale, overlay: Overlay | undefined): Promise<Catalogue> {
  const catalogue = await loadWithFallback(locale);
  return overlay === undefined ? catalogue : joined(catalogue, await loadOverlay(overlay));
}

function joined(under: Catalogue, over: Partial<Catalogue>): Catalogue {
  return Object.fromEntries(
    NAMESPACES.map((name) => [name, { ...under[name], ...over[name] }]),
  ) as unknown as Catalogue;
}

/** While a language is being written, development shows its gaps in English; anywhere else a gap is a fault. */
async function loadWithFallback(locale: Locale): Promise<Catalogue> {
  if (locale === 'en' || process.env.NODE_ENV !== 'development') return loadCatalogue(locale);
  const english = await loadCatalogue('en');
  const own: Partial<Catalogue> = await loadCatalogue(locale).catch(() => ({}));
  return joined(english, own);
}

function inPseudo(catalogue: Catalogue): Catalogue {
  const texts = (namespace: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(namespace).map(([key, text]) => [key, pseudoText(text)]));
  return Object.fromEntries(NAMESPACES.map((name) => [name, texts(catalogue[name])])) as unknown as Catalogue;
}

function withOverrides(catalogue: Catalogue, overrides: Overrides): Catalogue {
  const merged: Record<string, Record<string, string>> = {};
  for (const name of NAMESPACES) merged[name] = { ...catalogue[name] };
  for (const [key, text] of Object.entries(overrides)) {
    const dot = key.indexOf('.');
    const namespace = merged[key.slice(0, dot)];
    if (namespace !== undefined && text !== undefined) namespace[key.slice(dot + 1)] = text;
  }
  return merged as Catalogue;
}
