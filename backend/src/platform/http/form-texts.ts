/** The texts of one kind of form, by language; English is always there. */
export type FormTexts<Locale extends string, Key extends string> = Readonly<
  Record<Locale | 'en', Readonly<Record<Key, string>>>
>;

/** The language of a locale or tag such as nl-BE; English where the texts do not speak it. */
export function localeIn<Locale extends string>(texts: FormTexts<Locale, string>, tag: string): Locale | 'en' {
  const language = tag.slice(0, 2).toLowerCase();
  return Object.hasOwn(texts, language) ? (language as Locale) : 'en';
}

/** `{minutes}` in a text becomes the number of that name. */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? String(value) : '';
  });
