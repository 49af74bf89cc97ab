const names = new Intl.DisplayNames(undefined, { type: 'language' });

/** A language as the browser's own language calls it. */
export const languageName = (locale: string): string => names.of(locale) ?? locale;
