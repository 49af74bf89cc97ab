const plain = (text: string, locale: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale);

/** Whether a name is what somebody looks for, who may leave out capitals and accents. */
export const isNamed = (name: string, wanted: string, locale: string): boolean =>
  plain(name, locale).includes(plain(wanted.trim(), locale));
