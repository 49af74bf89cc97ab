export { LOCALES, isLocale, type Locale } from './schema/locales';
export { COUNTRIES, CURRENCIES, currencyOf } from './schema/countries';
export {
  documentSchema,
  type DocumentDraft,
  type DocumentLayer,
  type SiteDocument,
  type TenantDocument,
} from './schema/document';
export type { EditRole, FieldMeta } from './schema/field';
export { DERIVED_SETTINGS, type Settings } from './schema/settings';
export type { Company } from './schema/company';
export type { CreditPackage, Discounts } from './schema/packages';
export type { Disclosures, Features, LocalesPart, MailPart, NotificationsPart } from './schema/conduct';
export { CONTENT_KEYS, type Texts } from './schema/texts';
export { COLOR_ROLES, type ColorRole, type ColorRoles, type Seeds, type SiteTheme, type Theme } from './schema/theme';
