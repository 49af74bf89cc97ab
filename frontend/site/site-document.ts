import { type FactField, type NoteField } from '../lib/facts';
import { type Locale } from '../lib/i18n/locales';

export type Localised = Readonly<Partial<Record<Locale, string>>>;

/** One revision of a site as anyone may see it, as the api's inner port hands it out. Immutable. */
export interface SiteDocument {
  readonly settings: SiteSettings;
  readonly company: Company;
  readonly min_age: number;
  readonly locales: {
    readonly offered: readonly Locale[];
    readonly by_country: Readonly<Partial<Record<string, readonly Locale[]>>>;
  };
  readonly theme: Theme;
  readonly packages: readonly CreditPackage[];
  readonly features: Features;
  readonly disclosures: Disclosures;
  readonly premium_match_claim_percent: number | null;
  readonly texts: Readonly<Partial<Record<Locale, Readonly<Record<string, string | undefined>>>>>;
  readonly pages: readonly OwnPage[];
}

/** A page that only this brand has, such as its imprint: `/<token>`. Its text is Markdown. */
export interface OwnPage {
  readonly token: string;
  readonly title: Localised;
  readonly text: Localised;
  readonly footer: boolean;
}

export interface SiteSettings {
  readonly name: string;
  /** 1 plain, 2 she, 3 bdsm, 4 bbw, 5 gilf, 6 milf, 7 gay. */
  readonly niche: number;
  readonly countries: readonly string[];
  readonly domain_language: string;
  readonly index_title: Localised;
  readonly description: Localised;
  /** Stands before every path of a picture: a path of the brand's own host, or an address with its origin. */
  readonly cdn_prefix: string;
  readonly support_phone: string;
  readonly support_email: string;
  /** Filters of the search, in the order of the form. */
  readonly search_fields: readonly string[];
  /** What profiles tell, in the order of the page: facts, and texts. */
  readonly visible_profile_fields: readonly FactField[];
  readonly visible_profile_notes: readonly NoteField[];
  readonly fictional_icon: 'mask' | 'sparkles' | 'quill' | 'info';
  /** What is said on a fictional profile beside its label. */
  readonly fictional_warning: Localised;
  readonly fictional_singular: Localised;
  readonly fictional_plural: Localised;
  /** Lowest price of a message by country, in minor units of the currency that its visitors pay in. */
  readonly minimum_message_costs: Readonly<
    Partial<Record<string, { readonly costs: number; readonly currency: string }>>
  >;
  readonly message_credits: number;
  readonly photo_credits: number;
  readonly gift_credits: number;
  readonly signup_credits: number;
  readonly message_length: number;
  readonly refund_days: number;
  readonly member_resell: boolean;
  /** Who may sign up: everybody, visitors from a traffic source only, nobody for now. */
  readonly signups: 'all' | 'with_trafficsource' | 'closed';
  readonly enable_site_entry_popup: 'yes' | 'no';
  /** Where the site-entry warning is shown; empty: everywhere. */
  readonly site_entry_countries: readonly string[];
}

export interface Company {
  readonly name: string;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  readonly kvk: string;
  readonly register: string;
  readonly representative: string;
  readonly email: string;
  readonly vat_numbers: readonly string[];
  /** Since when the company runs the brand, as `2026-01-15`. */
  readonly added: string;
}

/** Prices are integer minor units, VAT included. */
export interface CreditPackage {
  readonly id: string;
  readonly credits: number;
  readonly price: Readonly<Partial<Record<string, number>>>;
  readonly price_by_country?: Readonly<Partial<Record<string, number>>> | undefined;
  readonly popular?: boolean | undefined;
}

/** What the brand has switched on. */
export interface Features {
  readonly swipe_game: boolean;
  readonly gifts: boolean;
  readonly gif_search: boolean;
  readonly photo_messages: boolean;
  readonly invisible_mode: boolean;
}

export interface Disclosures {
  readonly fictional_profiles: boolean;
  readonly moderation: 'people' | 'software' | 'people_and_software';
  readonly vat_note: 'included' | 'not_charged';
  readonly dispute_body: { readonly name: string; readonly url: string } | null;
  readonly dispute_participation: 'obliged' | 'willing' | 'not_willing';
}

export type DisplayFont =
  'bricolage-grotesque' | 'bodoni-moda' | 'sofia-sans-condensed' | 'fredoka' | 'eb-garamond' | 'cabin' | 'outfit';
export type ArtName = 'lights' | 'veils' | 'rope' | 'moons' | 'longsun' | 'botanical' | 'blocks';
export type HeroName = 'split' | 'centre' | 'poster' | 'editorial' | 'stack';
export type SectionName = 'steps' | 'values' | 'moments' | 'honesty' | 'prices' | 'questions';

export interface Theme {
  readonly scheme: 'light' | 'dark' | 'auto';
  readonly radius: number;
  readonly density: 'airy' | 'normal' | 'compact';
  readonly shadow: 'none' | 'soft' | 'deep';
  readonly display_font: DisplayFont;
  readonly body_font: 'system' | DisplayFont;
  /** SVG text: the wordmark, and the square mark that the icons are made from. */
  readonly logo: string;
  readonly mark: string;
  readonly art: ArtName;
  readonly hero: HeroName;
  readonly sections: readonly SectionName[];
  readonly light: ThemeColours;
  readonly dark: ThemeColours;
}

export const COLOUR_ROLES = [
  'primary',
  'on_primary',
  'secondary',
  'on_secondary',
  'unread',
  'on_unread',
  'surface_1',
  'surface_2',
  'surface_3',
  'text_strong',
  'text',
  'text_muted',
  'line',
  'success',
  'on_success',
  'warning',
  'on_warning',
  'danger',
  'on_danger',
  'primary_text',
  'focus',
] as const;

/** Ready CSS colours (sRGB hex) by role. */
export type ThemeColours = Readonly<Record<(typeof COLOUR_ROLES)[number], string>>;
