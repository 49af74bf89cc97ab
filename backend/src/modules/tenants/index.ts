export { type Actor } from './actor';
export { lockActor } from './lock-actor';
export {
  type ActInScope,
  type AuditEntry,
  type AuditSearch,
  audit,
  auditInScope,
  eraseAuditSubject,
  eraseAuditWords,
  searchAudit,
} from './audit';
export { BrandCountries } from './brand-countries';
export { BrandLooks, type BrandLook } from './brand-looks';
export { BrandTexts } from './brand-texts';
export { ModerationSettings } from './moderation-settings';
export { Brands, type AppliedBrand } from './brands';
export {
  CONTENT_KEYS,
  changedMoneyPaths,
  fieldAt,
  parsePath,
  type PathPart,
  currencyOf,
  type Change,
  type ColorPair,
  type ColorRoles,
  type DocumentLayer,
  type DocumentSource,
  HOST_KINDS,
  type LoadedTenant,
  type ModerationDefaults,
  type PostbackEvent,
  type PostbackRule,
  type SiteDocument,
  type SuggestedPrices,
  type TenantDocument,
  type ThemeSample,
  generatedFiles,
  loadTenant,
  loadTenants,
  prepareTenant,
  priceIn,
  siteTypes,
  tenantJsonSchema,
  themeSample,
  writeTenant,
  zodFaults,
} from './document';
export { type DomainEntry } from './domains/domain-entry';
export { DomainMoves } from './domains/domain-moves';
export { Domains, HOST_STATES, type DomainRow } from './domains/domains';
export * from './errors';
export { ProbeTenants, type ProbeTenant } from './probe-tenants';
export { InnerFeed } from './published/inner-feed';
export { PushKeyAdmin } from './push-keys/push-key-admin';
export { type PushKeyStanding, pushKeyStanding } from './push-keys/push-key-standing';
export { PushKeyRetention } from './push-keys/push-key-retention';
export { PushKeys, RETIRED_DAYS } from './push-keys/push-keys';
export { PublishedSites, type PublishedSite } from './published/published-sites';
export { DirectReleases } from './releases/direct-releases';
export { type Propagation } from './releases/propagation';
export { type ReleaseStanding, releaseStanding } from './releases/release-standing';
export { Releases, type Release } from './releases/releases';
export { type RunningProcess, runningProcesses } from './releases/running-processes';
export { Schedule, type ScheduledRelease } from './releases/schedule';
export { ScheduleRunner } from './releases/schedule-runner';
export { ConfigurationExport } from './revisions/configuration-export';
export { RevisionHistory, type RevisionSummary } from './revisions/revision-history';
export { PreviewLinks } from './revisions/preview-links';
export { type StoredRevision } from './revisions/revision-store';
export { Revisions, type NewestRevision, type Plan } from './revisions/revisions';
export {
  type Approver,
  type Asked,
  type RequireSecondPerson,
  SECOND_PERSON_RULE,
  approvalsMissing,
  peopleBehind,
  doersOf,
  proposersOf,
  secondPersonWork,
} from './second-person';
export { PriceList } from './price-list';
export { Templates, type NicheTemplate } from './templates';
export { type KnownTenant, Tenants, type TenantRow } from './tenants';
export { TENANTS_DATA } from './tenants-data';
export { TenantsHttpModule } from './tenants-http.module';
export { TenantsModule } from './tenants.module';
