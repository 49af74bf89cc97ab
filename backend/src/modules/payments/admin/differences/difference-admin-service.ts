import { Injectable } from '@nestjs/common';
import { Database, PlatformDatabase } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { type Actor, audit } from '../../../tenants';
import { DifferenceNotFound } from '../../errors';
import { isoTime } from '../../../../shared/iso-time';
import { type ProviderDifference } from './difference.response';

const DIFFERENCE = `
  id, provider_account_id as provider_account, day::text as day, kind, subject, order_id as "order", currency, ours,
    theirs, ${isoTime('first_seen')} as first_seen, ${isoTime('last_seen')} as last_seen, ${isoTime('resolved_at')} as resolved_at,
    resolved_by, note`;

const LIST = `
  select ${DIFFERENCE} from payment_difference
  where ($1::boolean or resolved_at is null) and ($2::integer is null or order_id = $2::integer)
  order by payment_difference.first_seen, id limit 200`;

const ACROSS = `
  select tenant_id, ${DIFFERENCE} from payment_difference
  where tenant_id = any($1::integer[]) and ($2::boolean or resolved_at is null)
    and ($3::integer is null or order_id = $3::integer)
  order by payment_difference.first_seen, tenant_id, id limit 200`;

export interface BrandDifference extends ProviderDifference {
  readonly tenant_id: number;
}

export interface DifferenceSearch {
  /** Also those that are resolved. */
  readonly all: boolean;
  readonly order?: number | undefined;
}

/** Shows staff what providers and the books do not agree on, and keeps why something is right after all. */
@Injectable()
export class DifferenceAdminService {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
  ) {}

  list(tenantId: number, { all, order }: DifferenceSearch): Promise<ProviderDifference[]> {
    return runInTenant(tenantId, () => this.database.query<ProviderDifference>(LIST, [all, order ?? null]));
  }

  /** The same of several brands. */
  listAcross(tenants: readonly number[], { all, order }: DifferenceSearch): Promise<BrandDifference[]> {
    return this.platform.query<BrandDifference>(ACROSS, [tenants, all, order ?? null]);
  }

  /** Nothing of the books changes. A second word on the same difference takes the place of the first. */
  resolve(tenantId: number, id: string, note: string, actor: Actor): Promise<void> {
    return this.platform.transaction(async (connection) => {
      const changed = await connection.execute(
        `update payment_difference set resolved_at = now(), resolved_by = $3, note = $4
         where tenant_id = $1 and id = $2::uuid and (resolved_at is null or resolved_by is not null)`,
        [tenantId, id, actor.email, note],
      );
      if (changed === 0) throw new DifferenceNotFound();
      const action = 'payments.difference_resolved';
      await audit(connection, actor, { action, tenantId, subject: `difference:${id}`, details: { note } });
    });
  }
}
