export type { DocumentDraft, DocumentLayer, SiteDocument, TenantDocument } from './schema/document';
export type { EditRole, FieldMeta } from './schema/field';
export type { Settings } from './schema/settings';
export type { Company } from './schema/company';
export type { CreditPackage, Discounts } from './schema/packages';
export { USUAL_MODERATION } from './defaults';
export type { ModerationDefaults } from './schema/moderation';
export type { Disclosures, Features, LocalesPart, MailPart, NotificationsPart } from './schema/conduct';
export { CONTENT_KEYS, type Texts } from './schema/texts';
export type { OwnPage } from './schema/pages';
export type { PostbackEvent, PostbackRule } from './schema/postbacks';
export type { ColorRole, ColorRoles, Seeds, SiteTheme, Theme } from './schema/theme';
export { deriveTheme } from './theme/derive-theme';
export { type ColorPair, type ThemeSample, themeSample } from './theme/theme-sample';
export { HOST_KINDS, type TenantDomain, type TenantHead } from './schema/tenant-file';
export { type DocumentField, fieldAt } from './fields';
export { type PathPart, parsePath } from './path';
export { originOf, resolve, type DocumentSource, type Origin } from './layers';
export { changedMoneyPaths, diff, rolesNeeded, type Change, type Permission } from './diff';
export { type StoredDocument, upgradeDocument } from './upgrade';
export { validateDocument, type Validated } from './validate';
export { type SuggestedPrices, suggestedPrices } from './suggested-prices';
export { documentLayers, type CreatedTenant, type NewTenant } from './new-tenant';
export { settingsCallSchema } from './settings-call';
export { companySchema } from './schema/company';
export { DERIVED_SETTINGS } from './schema/settings';
export { publicDocument, publicSettings, siteDocument, visibleLocales, type PublicSettings } from './site-document';
export {
  loadTenant,
  loadTenants,
  readTemplates,
  templateFolders,
  type Loaded,
  type LoadedTenant,
} from './files/tenants-folder';
export { prepareTenant, readPrices, writeTenant, type NewTenantWish } from './files/write-tenant';
export { priceIn } from './money';
export { currencyOf } from '../../../../../contract/payments/tender';
export { tenantJsonSchema } from './json-schema';
export { generatedFiles } from './files/write-schema';
export { siteTypes } from './site-types';
export { faultsOf as zodFaults } from './zod-faults';
