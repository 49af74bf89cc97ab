import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The tenant that the current work belongs to. Every tenant-owned statement, cache key, job and mail takes its tenant
 * from here.
 * `tenantId` is a positive integer, or null where the work explicitly belongs to no tenant and may see no tenant row.
 * `trace` joins the log lines of one request or job.
 */
export interface Scope {
  readonly tenantId: number | null;
  readonly trace: string;
}

export class ScopeError extends Error {
  override name = 'ScopeError';
}

const scopes = new AsyncLocalStorage<Scope>();

export function currentScope(): Scope | undefined {
  return scopes.getStore();
}

/** The tenant of the running work. Throws a ScopeError outside a tenant: nothing may guess one. */
export function currentTenantId(): number {
  const tenantId = scopes.getStore()?.tenantId;
  if (tenantId == null) throw new ScopeError('no tenant in scope');
  return tenantId;
}

export function runInScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work);
}

export function runInTenant<T>(tenantId: number, work: () => T, trace = currentScope()?.trace ?? ''): T {
  if (!Number.isSafeInteger(tenantId) || tenantId < 1) throw new ScopeError(`not a tenant id: ${tenantId}`);
  return scopes.run({ tenantId, trace }, work);
}

/** For start-up, health checks and tables without tenants: row-level security shows it no tenant row. */
export function runWithoutTenant<T>(work: () => T): T {
  return scopes.run({ tenantId: null, trace: currentScope()?.trace ?? '' }, work);
}
