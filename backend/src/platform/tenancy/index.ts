export { ConfigSignal } from './config-signal';
export { currentScope, currentTenantId, runInScope, runInTenant, type Scope } from './scope';
export { SiteDirectory, type Host, type ProcessKind, type Site, type SiteChanges } from './site-directory';
export { TenancyModule } from './tenancy.module';
