import { type DataKeys } from '../../platform/data-keys';
import { type Connection, type Database } from '../../platform/database';
import { currentTenantId } from '../../platform/tenancy';
import { type HoldingBlock } from '../notifications';
import { decisionLink } from './decision-link';

/** SQL: whether the decision `h` is a block that still holds. One whose time has run out may not have been ended yet. */
export const IS_HOLDING_BLOCK = `h.kind = 'member_blocked' and h.ended_at is null and (h.ends_at is null or h.ends_at > now())`;

/** The block that keeps an account out, of several the one that ends last. Undefined where the account is not blocked. */
export async function findHoldingBlock(
  connection: Connection,
  tenantId: number,
  account: number,
): Promise<HoldingBlock | undefined> {
  const [found] = await connection.query<{ ends_at: Date | null; time_zone: string | null }>(
    `select h.ends_at, a.time_zone from account a join decision h on h.tenant_id = a.tenant_id and h.account_id = a.id
     where a.tenant_id = $1 and a.id = $2 and a.status = 'blocked' and ${IS_HOLDING_BLOCK}
     order by h.ends_at desc nulls first limit 1`,
    [tenantId, account],
  );
  return found && { ends_at: found.ends_at?.toISOString() ?? null, time_zone: found.time_zone };
}

/** A block, for whoever has proven that the account is theirs. */
export interface OwnBlock {
  /** When it ends by itself; null where it does not. */
  readonly until: Date | null;
  /** Opens the decision with its appeal for a day. Null where no decision blocks the account. */
  readonly token: string | null;
}

/** The block of an account of the scope's tenant, of several the one that ends last. */
export async function ownBlock(database: Database, keys: DataKeys, account: number): Promise<OwnBlock> {
  const [found] = await database.query<{ id: number; ends_at: Date | null }>(
    `select h.id, h.ends_at from decision h where h.account_id = $1 and ${IS_HOLDING_BLOCK}
     order by h.ends_at desc nulls first, h.id desc limit 1`,
    [account],
  );
  return found
    ? { until: found.ends_at, token: decisionLink(keys, currentTenantId(), found.id) }
    : { until: null, token: null };
}
