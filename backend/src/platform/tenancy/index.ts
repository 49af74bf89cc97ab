export { ConfigSignal } from './config-signal';
export { parseHost } from './host';
export { readPreview, signPreview, type PreviewClaim } from './preview-token';
export { currentScope, currentTenantId, runInScope, runInTenant, type Scope } from './scope';
export {
  SiteDirectory,
  type Host,
  type HostKind,
  type HostState,
  type ProcessKind,
  type Site,
  type SiteChanges,
} from './site-directory';
export { TenancyModule } from './tenancy.module';
