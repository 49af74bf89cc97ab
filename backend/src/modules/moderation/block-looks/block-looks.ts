import { Injectable } from '@nestjs/common';
import { type Connection, PlatformDatabase } from '../../../platform/database';
import { type TimePage, type TimePosition, microsecondsOf, timeAt, timePageOf } from '../../../shared/time-cursor';
import { closeLook, findHoldingBlock, tellReversal, isFirstPerson } from '../../decisions';
import { type OpenReport } from '../../safety';
import { type Actor, audit } from '../../tenants';
import { REPORT_OF_DECISION, type WithReport, reportIn } from '../reports/report-of-decision';
import { reverseDecision } from '../appeals/reverse-decision';
import { BlockLookNotFound, BlockNeedsAnother } from './errors';

/** A block of an account that a second person has not looked at. */
export interface OpenBlockLook {
  /** The id of the decision. */
  readonly id: number;
  readonly account_id: number;
  readonly name: string;
  readonly fictional: boolean;
  readonly reasons: readonly string[];
  readonly note: string | null;
  readonly ends_at: Date | null;
  readonly decided_at: Date;
  readonly decided_by: string;
  /** What was reported; null where staff blocked on their own. */
  readonly report: OpenReport | null;
}

export interface BlockLookAct {
  readonly tenantId: number;
  readonly decision: number;
  readonly actor: Actor;
}

type Row = Omit<OpenBlockLook, 'report'> & WithReport;

const PAGE = 50;

/** Lets a second person look at blocks of accounts. */
@Injectable()
export class BlockLooks {
  constructor(private readonly platform: PlatformDatabase) {}

  /** A tenant's open ones, oldest first. */
  async queue(tenantId: number, after: TimePosition | null): Promise<TimePage<OpenBlockLook>> {
    const behind = after === null ? '' : `and (d.decided_at, d.id) > (${timeAt('$3')}, $4::integer)`;
    const rows = await this.platform.query<Row & TimePosition>(
      `select ${microsecondsOf('d.decided_at')} as at, d.id, d.account_id, p.name, p.fictional, d.reasons, d.note, d.ends_at, d.decided_at,
         d.decided_by, ${REPORT_OF_DECISION} as report
       from decision d join profile p on p.tenant_id = d.tenant_id and p.id = d.account_id
       where d.tenant_id = $1 and d.needs_look and d.looked_at is null and d.ended_at is null ${behind}
       order by d.decided_at, d.id limit $2`,
      [tenantId, PAGE, ...(after === null ? [] : [after.at, after.id])],
    );
    const page = timePageOf(rows, PAGE);
    return {
      ...page,
      rows: page.rows.map((row) => ({ ...row, report: reportIn(row) })),
    };
  }

  /** By another person than the first. Where the block was wrong it is lifted and the member is told, in the same transaction. */
  async answer(act: BlockLookAct, outcome: 'upheld' | 'reversed'): Promise<void> {
    const { tenantId, decision, actor } = act;
    await this.platform.transaction(async (connection) => {
      const found = await findOpen(connection, act);
      if (isFirstPerson(found, actor)) throw new BlockNeedsAnother();
      const { account } = found;
      const by = actor.email;
      if ((await closeLook(connection, { tenantId, decision, outcome, by })) === 0) throw new BlockLookNotFound();
      if (outcome === 'reversed') {
        await reverseDecision(connection, { tenantId, decision, account, kind: 'member_blocked', content: {}, by });
        await tellLifted(connection, tenantId, account);
      }
      await audit(connection, actor, {
        action: `block_look.${outcome}`,
        tenantId,
        // The subject is written as in the member's file.
        subject: `account:${account}`,
        details: { decision },
      });
    });
  }
}

/** Another block of the account may still hold. */
async function tellLifted(connection: Connection, tenantId: number, account: number): Promise<void> {
  const holds = await findHoldingBlock(connection, tenantId, account);
  const mail = holds
    ? ({ mail: 'block_reversed', params: { holds } } as const)
    : ({ mail: 'block_lifted', params: { by: 'look' } } as const);
  await tellReversal(connection, { tenantId, account }, mail);
}

interface Found {
  readonly account: number;
  readonly decided_by: string;
  readonly deciders: readonly number[];
}

/** Holds the account before the decision, as everywhere. */
async function findOpen(connection: Connection, { tenantId, decision }: BlockLookAct): Promise<Found> {
  const [found] = await connection.query<Found>(
    `select account_id as account, decided_by, deciders from decision
     where tenant_id = $1 and id = $2 and needs_look and looked_at is null and ended_at is null and account_id is not null`,
    [tenantId, decision],
  );
  if (!found) throw new BlockLookNotFound();
  const account = [tenantId, found.account];
  await connection.query('select from account where tenant_id = $1 and id = $2 for no key update', account);
  return found;
}
