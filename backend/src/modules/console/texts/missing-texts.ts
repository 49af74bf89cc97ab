/** By key, the offered languages in which a brand lacks words of its own, though it has them in another language. */
export function missingTexts(
  source: { readonly texts?: unknown },
  offered: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const byLocale = (source.texts ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  const keys = new Set(Object.values(byLocale).flatMap((words) => Object.keys(words ?? {})));
  const missing = [...keys].map(
    (key) => [key, offered.filter((locale) => byLocale[locale]?.[key] === undefined)] as const,
  );
  return new Map(missing.filter(([, locales]) => locales.length > 0));
}
