import type common from '../../locales/en/common.json';
import type complaints from '../../locales/en/complaints.json';
import type errors from '../../locales/en/errors.json';
import type footer from '../../locales/en/footer.json';
import type home from '../../locales/en/home.json';
import type navigation from '../../locales/en/navigation.json';
import { type Locale } from './locales';

interface English {
  common: typeof common;
  complaints: typeof complaints;
  errors: typeof errors;
  footer: typeof footer;
  home: typeof home;
  navigation: typeof navigation;
}

export const NAMESPACES = ['common', 'complaints', 'errors', 'footer', 'home', 'navigation'] as const;
export type Namespace = (typeof NAMESPACES)[number] & keyof English;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Every text of the catalogues, as `<namespace>.<key>`; plural forms of one text share its key. */
export type TextKey = {
  [N in Namespace]: `${N}.${WithoutPlural<keyof English[N] & string>}`;
}[Namespace];

export type Catalogue = Readonly<Record<Namespace, Readonly<Record<string, string>>>>;

/** All texts of one language. Only the server loads it: no catalogue travels to the browser. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const loaded = await Promise.all(NAMESPACES.map(async (name) => [name, await loadNamespace(locale, name)] as const));
  return Object.fromEntries(loaded) as Catalogue;
}

async function loadNamespace(locale: Locale, namespace: Namespace): Promise<Readonly<Record<string, string>>> {
  const file = (await import(`../../locales/${locale}/${namespace}.json`)) as {
    default: Readonly<Record<string, string>>;
  };
  return file.default;
}
