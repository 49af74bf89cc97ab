import { z } from 'zod';
import { textsIn } from '../../../platform/texts';
import { FICTIONAL_TEXTS } from '../fictional-texts';
import { childSchema } from './fields';
import { LOCALISED_SETTINGS, type LocalisedSetting } from './localised-settings';
import { isPlainObject } from './path';
import { fillIn, fillInEach, fillInMarkdown } from './placeholders';
import { documentSchema, type PublicDocument, type SiteDocument, type TenantDocument } from './schema/document';
import { fieldRegistry } from './schema/field';
import { settingsCallSchema } from './settings-call';
import type { Locale } from '../../../../../contract/text/locales';
import { regionalLocale } from '../../../../../contract/text/regional-locale';
import type { OwnPage } from './schema/pages';
import type { OwnPrompt } from './schema/prompts';
import type { Settings } from './schema/settings';
import { isMarkdownKey, type Texts } from './schema/texts';
import { deriveTheme } from './theme/derive-theme';

const LOCALISED = LOCALISED_SETTINGS.map(({ key }) => key);

/** The settings of the settings call that depend neither on the visitor nor on the installation. */
export type PublicSettings = Omit<Settings, LocalisedSetting> &
  Readonly<Record<LocalisedSetting, string>> &
  Pick<TenantDocument, 'min_age' | 'premium_match_claim_percent' | 'features'>;

/** The document without what only staff may see, and without what the schema does not know: a newer process may know it. */
export function publicDocument(document: TenantDocument): PublicDocument {
  return shownOf(documentSchema, document) as PublicDocument;
}

function shownOf(schema: unknown, value: unknown): unknown {
  if (schema === undefined || (schema instanceof z.ZodType && fieldRegistry.get(schema)?.public === false))
    return undefined;
  if (Array.isArray(value)) return value.map((item) => shownOf(childSchema(schema, 0), item));
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, shownOf(childSchema(schema, key), item)]);
  const kept = entries.filter(([, item]) => item !== undefined);
  return kept.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(kept);
}

/** The public document from which pages are made: colours derived, placeholders filled, texts of the offered languages only. */
export function siteDocument(document: TenantDocument): SiteDocument {
  const { theme, ...shown } = publicDocument(document);
  const { seeds, ...look } = theme;
  const { countries } = document.settings;
  const rates = Object.entries(shown.vat_rates).filter(([country]) => countries.includes(country));
  return {
    ...shown,
    settings: fillLocalised(shown.settings, document),
    theme: { ...look, ...deriveTheme({ scheme: look.scheme, seeds }) },
    vat_rates: Object.fromEntries(rates),
    texts: fillInTexts(shown.texts, document),
    pages: shown.pages.map((page) => fillInPage(page, document)),
    prompts: { ...shown.prompts, own: shown.prompts.own.map((prompt) => fillInPrompt(prompt, document)) },
  };
}

function fillLocalised(settings: Settings, document: TenantDocument): Settings {
  const filled = LOCALISED.map((key) => [key, fillInEach(settings[key], document)] as const);
  return { ...settings, ...(Object.fromEntries(filled) as Pick<Settings, LocalisedSetting>) };
}

function fillInTexts(texts: Texts, document: TenantDocument): Texts {
  const shown = pickLocales(texts, document.locales.offered);
  const entries = Object.entries(shown) as [Locale, NonNullable<Texts[Locale]>][];
  return Object.fromEntries(
    entries.map(([locale, texts]) => {
      const filled = Object.entries(texts).map(([key, text = '']) => {
        const fill = isMarkdownKey(key) ? fillInMarkdown : fillIn;
        return [key, fill(text, document, locale)] as const;
      });
      return [locale, Object.fromEntries(filled)];
    }),
  );
}

function fillInPage({ title, text, ...page }: OwnPage, document: TenantDocument): OwnPage {
  const { offered } = document.locales;
  return {
    ...page,
    title: fillInEach(pickLocales(title, offered), document),
    text: fillInEach(pickLocales(text, offered), document, fillInMarkdown),
  };
}

function fillInPrompt({ code, question }: OwnPrompt, document: TenantDocument): OwnPrompt {
  return { code, question: fillInEach(pickLocales(question, document.locales.offered), document) };
}

function pickLocales<T extends object>(texts: T, locales: readonly Locale[]): T {
  return Object.fromEntries(
    Object.entries(texts).filter(([locale]) => (locales as readonly string[]).includes(locale)),
  ) as T;
}

/** The language of visitors who chose none. */
export function primaryLocale(document: Pick<TenantDocument, 'settings' | 'locales'>): Locale {
  const language = document.settings.domain_language.slice(0, 2);
  return document.locales.offered.find((locale) => locale === language) ?? document.locales.offered[0] ?? 'en';
}

/** The languages of the switcher in a country, in order; all offered ones without a country, or if none is fixed. */
export function visibleLocales(document: Pick<TenantDocument, 'locales'>, country?: string): readonly Locale[] {
  const { offered, by_country } = document.locales;
  const shown = (country ? by_country[country] : undefined)?.filter((locale) => offered.includes(locale));
  return shown && shown.length > 0 ? shown : offered;
}

/** Settings in one language, under the names of the settings call. The words for fictional profiles are never empty. */
export function publicSettings(document: TenantDocument, locale = primaryLocale(document)): PublicSettings {
  const { settings, ...parts } = document;
  const tag = regionalLocale(locale, settings.domain_language, settings.countries);
  const usual: Readonly<Partial<Record<LocalisedSetting, string>>> = textsIn(FICTIONAL_TEXTS, tag);
  const texts = LOCALISED.map((key) => {
    const text = settings[key][locale] ?? usual[key] ?? '';
    return [key, fillIn(text, document, locale)] as const;
  });
  return shownOf(settingsCallSchema, { ...settings, ...Object.fromEntries(texts), ...parts }) as PublicSettings;
}
