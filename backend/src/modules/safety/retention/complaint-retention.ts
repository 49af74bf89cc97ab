import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { eraseAuditWords } from '../../tenants';

const AT_ONCE = 1000;

/** The complaints of a tenant that were deleted, by their references. */
interface OfTenant {
  readonly tenant: number;
  readonly complaints: readonly string[];
}

/** Tenant by tenant, as the index lies. */
const DELETE = `
  with deleted as (
    delete from complaint c using (
      select old.tenant_id, old.id from tenant cross join lateral (
        select tenant_id, id from complaint
        where tenant_id = tenant.id and created_at < now() - interval '2 years'
        order by created_at limit $1 for update skip locked
      ) as old limit $1
    ) as old where c.tenant_id = old.tenant_id and c.id = old.id returning c.tenant_id, c.reference
  )
  select tenant_id as tenant, array_agg(reference) as complaints from deleted group by tenant_id`;

/**
 * Deletes complaints two years after they were made, as the privacy page says, and the words of staff about them in the audit: an
 * erasure later on would find neither. Any number of workers may do it at once.
 */
@Injectable()
export class ComplaintRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old complaints', logger);
  }

  override forget(): Promise<number> {
    return this.repeat(AT_ONCE, () =>
      this.platform.transaction(async (connection) => {
        const deleted = await connection.query<OfTenant>(DELETE, [AT_ONCE]);
        for (const { tenant, complaints } of deleted) await eraseAuditWords(connection, tenant, complaints);
        return deleted.reduce((total, { complaints }) => total + complaints.length, 0);
      }),
    );
  }
}
