import { Inject, Injectable } from '@nestjs/common';
import { HourlyWork, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { endRunOutBlocks } from '../../decisions';
import { audit } from '../../tenants';
import { unblockAccount } from './block-account';
import { auditSubject } from './member-files';

const AT_ONCE = 200;
const BY = 'system';

interface RunOut {
  readonly tenant_id: number;
  readonly account_id: number;
}

/** Ends blocks whose time has run out, where no other block holds. Any number of workers may do it at once. */
@Injectable()
export class BlockEnds extends HourlyWork {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('blocks could not be ended', logger);
  }

  override async work(): Promise<number> {
    const due = await this.platform.query<RunOut>(
      `select tenant_id, account_id from decision
       where ends_at <= now() and ended_at is null and account_id is not null order by ends_at limit ${AT_ONCE}`,
    );
    for (const one of due) await this.end(one);
    return due.length;
  }

  private async end({ tenant_id: tenantId, account_id: account }: RunOut): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const [held] = await connection.query<{ status: string }>(
        'select status from account where tenant_id = $1 and id = $2 for update',
        [tenantId, account],
      );
      const ended = await endRunOutBlocks(connection, { tenantId, account, by: BY });
      const [longer] = await connection.query(
        `select from decision where tenant_id = $1 and account_id = $2 and kind = 'member_blocked' and ended_at is null
`,
        [tenantId, account],
      );
      if (longer || ended === 0 || held?.status !== 'blocked') return;
      await unblockAccount(connection, tenantId, account);
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
