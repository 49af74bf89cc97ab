import { LOCALES, type Locale } from '../../../../../contract/text/locales';
import { OVERLAYS, overlayOf, regionalLocale } from '../../../../../contract/text/regional-locale';
import { LOCALISED_SETTINGS } from './localised-settings';
import { isPlainObject } from './path';

/**
 * A niche template with the texts of the brand's countries: what an overlay such as `en-US` says takes the place of the
 * language's own text, and no overlay is left in it. The brand's own values need not be valid yet.
 */
export function regionalTemplate(template: unknown, own: unknown): unknown {
  if (!isPlainObject(template)) return template;
  const { settings, texts } = template;
  const tags = LOCALES.map((locale) => [locale, tagOf(locale, own)] as const);
  return {
    ...template,
    ...(isPlainObject(settings) ? { settings: regionalSettings(settings, tags) } : {}),
    ...(isPlainObject(texts) ? { texts: regionalTexts(texts, tags) } : {}),
  };
}

type Values = Readonly<Record<string, unknown>>;
type Tags = readonly (readonly [Locale, string])[];

function tagOf(locale: Locale, own: unknown): string {
  const settings = isPlainObject(own) && isPlainObject(own.settings) ? own.settings : {};
  const { domain_language: language, countries } = settings;
  const listed = Array.isArray(countries) ? countries.filter((country) => typeof country === 'string') : [];
  return regionalLocale(locale, typeof language === 'string' ? language : '', listed);
}

function regionalSettings(settings: Values, tags: Tags): Values {
  const localised = LOCALISED_SETTINGS.flatMap(({ key }) => {
    const byLanguage = settings[key];
    if (!isPlainObject(byLanguage)) return [];
    return [[key, inRegion(byLanguage, tags, (language, overlay) => overlay ?? language)] as const];
  });
  return { ...settings, ...Object.fromEntries(localised) };
}

const regionalTexts = (texts: Values, tags: Tags): Values =>
  inRegion(texts, tags, (language, overlay) =>
    isPlainObject(language) && isPlainObject(overlay) ? { ...language, ...overlay } : language,
  );

function inRegion(
  byLanguage: Values,
  tags: Tags,
  join: (language: unknown, overlay: unknown) => unknown,
): Readonly<Record<string, unknown>> {
  const kept = Object.entries(byLanguage).filter(([tag]) => !OVERLAYS.some((overlay) => overlay === tag));
  const joined = tags.flatMap(([locale, tag]) => {
    const overlay = overlayOf(tag);
    const own = overlay === undefined ? undefined : byLanguage[overlay];
    return own === undefined ? [] : [[locale, join(byLanguage[locale], own)] as const];
  });
  return { ...Object.fromEntries(kept), ...Object.fromEntries(joined) };
}
