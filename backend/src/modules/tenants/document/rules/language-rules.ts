import type { FieldError } from '../../../../platform/http/problem';
import { formatPath, type PathPart } from '../path';
import { PLACEHOLDERS, unknownPlaceholders } from '../placeholders';
import { isLocale } from '../../../../../../contract/text/locales';
import { offeredCountries, offeredLocales, present, type Rule } from './rule';

/** The language of visitors who chose none is one that the brand speaks. */
export const primaryLanguage: Rule = (draft) => {
  const language = draft.settings?.domain_language?.slice(0, 2);
  const offered = offeredLocales(draft);
  if (language === undefined || offered.length === 0 || offered.some((locale) => locale === language)) return [];
  const message = isLocale(language)
    ? `Add ${language} to locales.offered, or choose one of ${offered.join(', ')}.`
    : `The interface does not speak ${language}: choose one of ${offered.join(', ')}.`;
  return [{ path: 'settings.domain_language', code: 'language_not_offered', message }];
};

/** Somebody in a country where the brand is offered sees at least one language. */
export const languagesByCountry: Rule = (draft) => {
  const offered = offeredLocales(draft);
  if (offered.length === 0) return [];
  return offeredCountries(draft).flatMap((country) => {
    const shown = draft.locales?.by_country?.[country];
    if (!shown || present(shown).some((locale) => offered.includes(locale))) return [];
    const path = formatPath(['locales', 'by_country', country]);
    const message = `None of these is offered: add one of ${offered.join(', ')}, or offer one of these.`;
    return [{ path, code: 'no_language', message }];
  });
};

/** Every language that is offered has the texts that no catalogue can supply. */
export const requiredTexts: Rule = (draft) =>
  offeredLocales(draft).flatMap((locale) =>
    (['index_title', 'description'] as const)
      .filter((key) => draft.settings && !draft.settings[key]?.[locale])
      .map((key) => ({
        path: formatPath(['settings', key, locale]),
        code: 'missing_text',
        message: `Write this text in ${locale}, or take ${locale} out of locales.offered.`,
      })),
  );

/** A text asks for nothing that nobody fills in. */
export const knownPlaceholders: Rule = (draft) => {
  const { index_title, description, fictional_warning, fictional_singular, fictional_plural } = draft.settings ?? {};
  const settings = { index_title, description, fictional_warning, fictional_singular, fictional_plural };
  return [
    ...Object.entries(settings).flatMap(([key, texts]) => inTexts(['settings', key], texts)),
    ...Object.entries(draft.texts ?? {}).flatMap(([locale, texts]) => inTexts(['texts', locale], texts)),
    ...(draft.pages ?? []).flatMap((page, index) => [
      ...inTexts(['pages', index, 'title'], page?.title),
      ...inTexts(['pages', index, 'text'], page?.text),
    ]),
    ...(draft.prompts?.own ?? []).flatMap((prompt, index) =>
      inTexts(['prompts', 'own', index, 'question'], prompt?.question),
    ),
  ];
};

function inTexts(path: PathPart[], texts: Readonly<Record<string, string | undefined>> | undefined): FieldError[] {
  return Object.entries(texts ?? {}).flatMap(([key, text]) =>
    unknownPlaceholders(text ?? '').map((name) => ({
      path: formatPath([...path, key]),
      code: 'unknown_placeholder',
      message: `Nothing fills in ${name}: use one of ${PLACEHOLDERS.join(', ')}, or plain words.`,
    })),
  );
}
