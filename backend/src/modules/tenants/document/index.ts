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
export { HOST_KINDS, type TenantDomain, type TenantHead } from './schema/tenant-file';
export { DOCUMENT_FIELDS, MONEY_PATHS, fieldAt, type DocumentField } from './fields';
export { originOf, resolve, type DocumentSource, type Origin } from './layers';
export { changedMoneyPaths, diff, rolesNeeded, type Change, type Permission } from './diff';
export { validateDocument, type Validated } from './validate';
export { validateHead } from './validate-head';
export { PRODUCT_DEFAULTS } from './product-defaults';
export { documentLayers, newTenant, type CreatedTenant, type NewTenant } from './new-tenant';
export {
  primaryLocale,
  publicDocument,
  publicSettings,
  siteDocument,
  visibleLocales,
  type PublicSettings,
} from './site-document';
export { lowestMessageCost, priceIn } from './money';
export { deriveTheme } from './theme/derive-theme';
export { tenantJsonSchema, textsJsonSchema } from './json-schema';
export {
  loadTenant,
  loadTenants,
  readTemplates,
  tenantFolders,
  type Loaded,
  type LoadedTenant,
} from './files/tenants-folder';
export { prepareTenant, writeTenant, type NewTenantWish } from './files/write-tenant';
export { generatedFiles, writeSchema } from './files/write-schema';
