import { z } from 'zod';
import { bare, childSchema } from './fields';
import { LOCALISED_SETTINGS } from './localised-settings';
import { isPlainObject } from './path';
import { fillIn, fillInEach, fillInMarkdown } from './placeholders';
import { documentSchema, type SiteDocument, type TenantDocument } from './schema/document';
import { fieldRegistry } from './schema/field';
import type { Locale } from './schema/locales';
import type { OwnPage } from './schema/pages';
import type { Settings } from './schema/settings';
import { isMarkdownKey, type Texts } from './schema/texts';
import { deriveTheme } from './theme/derive-theme';

type Localised = (typeof LOCALISED_SETTINGS)[number]['key'];
const LOCALISED: readonly Localised[] = LOCALISED_SETTINGS.map(({ key }) => key);

/** The settings of the settings call that depend neither on the visitor nor on the installation. */
export type PublicSettings = Omit<Settings, Localised> &
  Record<Localised, string> & {
    readonly company_id: number;
    readonly min_age: number;
    readonly premium_match_claim_percent: number | null;
  };

/** The document without what only staff may see. */
export function publicDocument(
  document: TenantDocument,
): Omit<TenantDocument, 'mail' | 'notifications' | 'chat_safety' | 'postbacks'> {
  return withoutSecrets(documentSchema, document) as Omit<
    TenantDocument,
    'mail' | 'notifications' | 'chat_safety' | 'postbacks'
  >;
}

function withoutSecrets(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodType && fieldRegistry.get(schema)?.public === false) return undefined;
  if (Array.isArray(value)) {
    const inner = bare(schema);
    return value.map((item) => withoutSecrets(inner instanceof z.ZodArray ? inner.element : undefined, item));
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withoutSecrets(childSchema(schema, key), item)]);
  const kept = entries.filter(([, item]) => item !== undefined);
  return kept.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(kept);
}

/** What pages are made from: public, colours derived, placeholders filled, texts of the offered languages only. */
export function siteDocument(document: TenantDocument): SiteDocument {
  const { theme, ...shown } = publicDocument(document);
  const { seeds, ...look } = theme;
  const { countries } = document.settings;
  const rates = Object.entries(shown.vat_rates).filter(([country]) => countries.includes(country));
  return {
    ...shown,
    settings: fillLocalised(document),
    theme: { ...look, ...deriveTheme({ scheme: look.scheme, seeds }) },
    vat_rates: Object.fromEntries(rates),
    texts: fillInTexts(document),
    pages: document.pages.map((page) => fillInPage(page, document)),
  };
}

function fillLocalised(document: TenantDocument): Settings {
  const filled = LOCALISED.map((key) => [key, fillInEach(document.settings[key], document)] as const);
  return { ...document.settings, ...(Object.fromEntries(filled) as Pick<Settings, Localised>) };
}

function fillInTexts(document: TenantDocument): Texts {
  const shown = pickLocales(document.texts, document.locales.offered);
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

/** What the language switcher shows in a country, in order; without a country, or where none is fixed, all offered. */
export function visibleLocales(document: Pick<TenantDocument, 'locales'>, country?: string): readonly Locale[] {
  const { offered, by_country } = document.locales;
  const shown = (country ? by_country[country] : undefined)?.filter((locale) => offered.includes(locale));
  return shown && shown.length > 0 ? shown : offered;
}

/** Settings in one language, under the names of the settings call; an empty text means that the catalogue’s is used. */
export function publicSettings(document: TenantDocument, locale = primaryLocale(document)): PublicSettings {
  const texts = LOCALISED.map((key) => {
    const text = document.settings[key];
    return [key, fillIn(text[locale] ?? '', document, locale)] as const;
  });
  return {
    ...document.settings,
    ...(Object.fromEntries(texts) as Record<Localised, string>),
    company_id: document.company.id,
    min_age: document.min_age,
    premium_match_claim_percent: document.premium_match_claim_percent,
  };
}
