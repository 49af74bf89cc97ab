import { Injectable } from '@nestjs/common';
import { Database, PlatformDatabase } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { type Actor, audit } from '../../../tenants';
import { DifferenceNotFound } from '../../errors';
import { isoTime } from '../../../../shared/iso-time';
import { microsecondsOf, timeAt } from '../../../../shared/time-cursor';
import { type BrandPosition, brandPageOf } from '../brand-cursor';
import { type ProviderDifference } from './difference.response';

const DIFFERENCE = `
  id, provider_account_id as provider_account, day::text as day, kind, subject, order_id as "order", currency, ours,
    theirs, ${isoTime('first_seen')} as first_seen, ${isoTime('last_seen')} as last_seen, ${isoTime('resolved_at')} as resolved_at,
    resolved_by, note`;

const LIST = `
  select ${DIFFERENCE} from payment_difference
  where ($1::boolean or resolved_at is null) and ($2::integer is null or order_id = $2::integer)
  order by payment_difference.first_seen, id limit 200`;

const PAGE = 50;

const ACROSS = `
  select tenant_id, ${DIFFERENCE}, ${microsecondsOf('payment_difference.first_seen')} as at from payment_difference
  where tenant_id = any($1::integer[]) and ($2::boolean or resolved_at is null) and ($3::double precision is null
    or (payment_difference.first_seen, tenant_id, id) > (${timeAt('$3')}, $4::integer, $5::uuid))
  order by payment_difference.first_seen, tenant_id, id limit ${PAGE + 1}`;

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

  /** A page of those of several brands, oldest first. */
  async listAcross(
    tenants: readonly number[],
    all: boolean,
    after: BrandPosition | null,
  ): Promise<{ rows: BrandDifference[]; next: BrandPosition | null }> {
    const place = [after?.at ?? null, after?.tenant ?? null, after?.id ?? null];
    const found = await this.platform.query<BrandDifference & { readonly at: number }>(ACROSS, [
      tenants,
      all,
      ...place,
    ]);
    return brandPageOf(found, PAGE);
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
