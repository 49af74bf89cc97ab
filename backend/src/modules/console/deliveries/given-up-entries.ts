import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type GivenUpEntry, discardGivenUp, givenUpEntries, retryGivenUp } from '../../../platform/outbox';
import { type Actor, type KnownTenant, Tenants, audit } from '../../tenants';
import { EntryLostSecrets, GivenUpEntryNotFound } from '../errors';

/** The newest of them are enough to see what fails; the counts by kind tell how many there are. */
const MOST = 200;

export interface ShownGivenUp extends Omit<GivenUpEntry, 'tenant_id'> {
  readonly tenant: string;
}

/** Deliveries that were given up: an operator has them tried again, or discards them for a reason. */
@Injectable()
export class GivenUpEntries {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly tenants: Tenants,
  ) {}

  async list(kind: string | undefined): Promise<ShownGivenUp[]> {
    const [entries, tenants] = await Promise.all([
      givenUpEntries(this.platform, { kind, most: MOST }),
      this.tenants.list(),
    ]);
    const slugs = new Map(tenants.map(({ id, slug }) => [id, slug]));
    return entries.map(({ tenant_id, ...entry }) => ({ ...entry, tenant: slugs.get(tenant_id) ?? String(tenant_id) }));
  }

  retry(tenant: KnownTenant, id: string, actor: Actor): Promise<void> {
    return this.platform.transaction(async (connection) => {
      const entry = await retryGivenUp(connection, { tenantId: tenant.id, id });
      if (!entry) throw new GivenUpEntryNotFound();
      if (entry.lost_secrets) throw new EntryLostSecrets();
      await audit(connection, actor, act('outbox.retried', tenant, entry));
    });
  }

  discard(tenant: KnownTenant, id: string, reason: string, actor: Actor): Promise<void> {
    return this.platform.transaction(async (connection) => {
      const entry = await discardGivenUp(connection, { tenantId: tenant.id, id });
      if (!entry) throw new GivenUpEntryNotFound();
      await audit(connection, actor, act('outbox.discarded', tenant, entry, { reason }));
    });
  }
}

const act = (action: string, { id: tenantId }: KnownTenant, { id, kind, last_error }: GivenUpEntry, more = {}) => ({
  ...{ action, tenantId, subject: `outbox:${id}` },
  details: { kind, error: last_error, ...more },
});
