import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { runInTenant } from '../../../platform/tenancy';
import { ExportFiles } from '../exports/export-files';

const AT_ONCE = 100;

interface Over {
  readonly tenant: number;
  readonly id: string;
  readonly account: number;
}

/** The conditions under which exports end. The file goes before its row changes, so that a crash repeats it. */
const ENDS = {
  expired: "status = 'ready' and expires_at < now()",
  failed: "status = 'pending' and asked_at < now() - interval '1 day'",
} as const;
type End = keyof typeof ENDS;

/** Deletes files that are over, gives up what could not be made for a day, and forgets rows after ninety. */
@Injectable()
export class ExportRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly files: ExportFiles,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super('old exports', log);
  }

  override async forget(): Promise<number> {
    const expired = await this.end('expired');
    const failed = await this.end('failed');
    const forgotten = await this.platform.execute(
      "delete from data_export where status in ('expired', 'failed') and asked_at < now() - interval '90 days'",
    );
    if (expired + failed + forgotten > 0) this.log.info({ expired, failed, forgotten }, 'exports that are over');
    return expired + failed + forgotten;
  }

  private async end(end: End): Promise<number> {
    let total = 0;
    for (;;) {
      const over = await this.platform.query<Over>(
        `select tenant_id as tenant, id, account_id as account from data_export where ${ENDS[end]} limit $1`,
        [AT_ONCE],
      );
      for (const { tenant, id, account } of over) {
        await runInTenant(tenant, () => this.files.delete(account, id));
        total += await this.platform.execute(
          `update data_export set status = $3 where tenant_id = $1 and id = $2 and ${ENDS[end]}`,
          [tenant, id, end],
        );
      }
      if (over.length < AT_ONCE || this.stopped) return total;
    }
  }
}
