import { z } from 'zod';
import { companySchema } from './company';
import { chatSafetySchema } from './chat-safety';
import { disclosuresSchema, featuresSchema, localesSchema, mailSchema, notificationsSchema } from './conduct';
import { directDebitSchema } from './direct-debit';
import { field } from './field';
import { moderationSchema } from './moderation';
import { discountsSchema, packagesSchema, vatRatesSchema } from './packages';
import { pagesSchema } from './pages';
import { paymentsSchema } from './payments';
import { postbacksSchema } from './postbacks';
import { promptsSchema } from './prompts';
import { settingsSchema } from './settings';
import { textsSchema } from './texts';
import { type SiteTheme, themeSchema } from './theme';

/** Parts that pages are made from; none of staff's own settings is in them. */
const shownParts = {
  settings: settingsSchema,
  company: companySchema,
  min_age: field(z.int().min(18).max(99), {
    title: 'Minimum age',
    default: 18,
    settingsCall: true,
    unit: 'years',
    description: '18 or more; younger people cannot sign up.',
    example: 18,
  }),
  locales: localesSchema,
  theme: themeSchema,
  packages: packagesSchema,
  vat_rates: vatRatesSchema,
  discounts: discountsSchema,
  features: featuresSchema,
  disclosures: disclosuresSchema,
  premium_match_claim_percent: field(z.int().min(1).max(100).nullable(), {
    title: 'Higher chance of a match',
    default: 46,
    settingsCall: true,
    unit: 'percent',
    example: 46,
    description: 'The figure that is claimed for premium members. Empty: nothing is claimed.',
  }),
  texts: textsSchema,
  pages: pagesSchema,
  prompts: promptsSchema,
};

/** Parts of which pages see some fields: each field that is staff’s own says so. */
const partlyShownParts = { notifications: notificationsSchema };
export const PARTLY_SHOWN_PARTS = Object.keys(partlyShownParts) as (keyof typeof partlyShownParts)[];

/** Parts that only staff may see. */
const staffParts = {
  mail: mailSchema,
  chat_safety: chatSafetySchema,
  moderation: moderationSchema,
  payments: paymentsSchema,
  postbacks: postbacksSchema,
  direct_debit: directDebitSchema,
};
export const STAFF_PARTS = Object.keys(staffParts) as (keyof typeof staffParts)[];

/** The one schema of a tenant's settings. Types, validation, defaults, JSON Schema, docs and permissions come from it. */
export const documentSchema = z.strictObject({ ...shownParts, ...partlyShownParts, ...staffParts });

/** A complete, valid document: what a revision holds. */
export type TenantDocument = z.infer<typeof documentSchema>;

/** A document without what only staff may see. */
export type PublicDocument = Omit<TenantDocument, keyof typeof partlyShownParts | keyof typeof staffParts> & {
  readonly notifications: Pick<TenantDocument['notifications'], 'discreet_name'>;
};

/** The public part of a resolved document, colours derived and placeholders filled: what pages are made from. */
export type SiteDocument = Omit<PublicDocument, 'theme'> & { readonly theme: SiteTheme };

type Draft<T> = T extends readonly (infer Item)[]
  ? readonly (Draft<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Draft<T[Key]> | undefined }
    : T;

/** A document with holes: where a value is missing or faulty. */
export type DocumentDraft = Draft<TenantDocument>;

type Layer<T> = T extends readonly unknown[] ? T : T extends object ? { [Key in keyof T]?: Layer<T[Key]> } : T;

/** One layer of a document: what it says replaces what the layers under it say. */
export type DocumentLayer = Layer<TenantDocument>;
