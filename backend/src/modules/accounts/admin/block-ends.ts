import { Inject, Injectable } from '@nestjs/common';
import { PlatformDatabase, RepeatedWork } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { endRunOutBlocks } from '../../decisions';
import { audit } from '../../tenants';
import { unblockAccount } from './block-account';
import { auditSubject } from './member-files';

/** Members read to the minute until when they are blocked. */
const EVERY_MS = 60_000;
const AT_ONCE = 200;
const BY = 'system';

interface RunOut {
  readonly tenant_id: number;
  readonly account_id: number;
  readonly id: number;
  readonly at: string;
}

const DUE = `
  select tenant_id, account_id, id, ends_at::text as at from decision
  where ends_at <= now() and ended_at is null and account_id is not null
    and (ends_at, tenant_id, id) > ($1::timestamptz, $2::integer, $3::integer)
  order by ends_at, tenant_id, id limit ${AT_ONCE}`;

/** Ends blocks whose time has run out, where no other block holds. Any number of workers may do it at once. */
@Injectable()
export class BlockEnds extends RepeatedWork {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super(EVERY_MS, 'blocks could not be ended', log);
  }

  override async work(): Promise<number> {
    let total = 0;
    let after: Pick<RunOut, 'at' | 'tenant_id' | 'id'> = { at: '-infinity', tenant_id: 0, id: 0 };
    for (;;) {
      const due = await this.platform.query<RunOut>(DUE, [after.at, after.tenant_id, after.id]);
      for (const one of due) await this.tryToEnd(one);
      total += due.length;
      const last = due.at(-1);
      if (!last || due.length < AT_ONCE || this.stopped) return total;
      after = last;
    }
  }

  /** One that fails keeps nobody else blocked, and is tried again in a minute. */
  private async tryToEnd(one: RunOut): Promise<void> {
    try {
      await this.end(one);
    } catch (error) {
      this.log.error({ err: error, tenant: one.tenant_id, decision: one.id }, 'a block whose time is over holds on');
    }
  }

  private async end({ tenant_id: tenantId, account_id: account }: RunOut): Promise<void> {
    await this.platform.transaction(async (connection) => {
      await connection.query('select from account where tenant_id = $1 and id = $2 for update', [tenantId, account]);
      const ended = await endRunOutBlocks(connection, { tenantId, account, by: BY });
      const [longer] = await connection.query(
        `select from decision where tenant_id = $1 and account_id = $2 and kind = 'member_blocked' and ended_at is null`,
        [tenantId, account],
      );
      if (longer || ended === 0 || !(await unblockAccount(connection, tenantId, account))) return;
      await audit(
        connection,
        { email: BY },
        {
          action: 'member.unblocked',
          tenantId,
          subject: auditSubject(account),
          details: { reason: 'its time ran out' },
        },
      );
    });
  }
}
