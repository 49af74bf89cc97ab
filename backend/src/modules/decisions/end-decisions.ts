import { type Connection } from '../../platform/database';
import { type StatementKind } from '../notifications';
import { type DecisionContent } from './decision-content';

interface Ended {
  readonly tenantId: number;
  readonly account: number;
  readonly kind: StatementKind;
  /** Only decisions about this. */
  readonly content?: DecisionContent;
  readonly by: string;
}

/** The decisions of a kind that hold no longer: they were taken back, replaced, or have run out. */
export function endDecisions(connection: Connection, { tenantId, account, kind, content, by }: Ended): Promise<number> {
  return connection.execute(
    `update decision set ended_at = now(), ended_by = $5
     where tenant_id = $1 and account_id = $2 and kind = $3 and content @> $4 and ended_at is null`,
    [tenantId, account, kind, JSON.stringify(content ?? {}), by],
  );
}

/** Blocks of an account whose time has run out. */
export function endRunOutBlocks(
  connection: Connection,
  { tenantId, account, by }: Pick<Ended, 'tenantId' | 'account' | 'by'>,
): Promise<number> {
  return connection.execute(
    `update decision set ended_at = now(), ended_by = $3
     where tenant_id = $1 and account_id = $2 and ends_at <= now() and ended_at is null`,
    [tenantId, account, by],
  );
}

/** One decision, which an appeal has reversed. */
export function endDecision(connection: Connection, tenantId: number, id: number, by: string): Promise<number> {
  return connection.execute(
    'update decision set ended_at = now(), ended_by = $3 where tenant_id = $1 and id = $2 and ended_at is null',
    [tenantId, id, by],
  );
}

/** Deletes decisions that nobody was told, in the transaction that takes their mail back. One that is appealed stays. */
export function withdrawDecisions(
  connection: Connection,
  { tenantId, account, kind, content }: Omit<Ended, 'by'>,
): Promise<number> {
  return connection.execute(
    `delete from decision d where tenant_id = $1 and account_id = $2 and kind = $3 and content @> $4 and ended_at is null
       and not exists (select from appeal l where l.tenant_id = d.tenant_id and l.decision_id = d.id)`,
    [tenantId, account, kind, JSON.stringify(content ?? {})],
  );
}
