import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../platform/database';
import { LOGGER, type Logger } from '../../platform/telemetry';
import { runInTenant } from '../../platform/tenancy';
import { DiffPictures } from './diff-pictures';

const AT_ONCE = 50;

/** Deletes comparisons after thirty days, the pictures before their row. */
@Injectable()
export class VisualDiffRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly pictures: DiffPictures,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old comparisons of pages', logger);
  }

  override forget(): Promise<number> {
    return this.repeat(AT_ONCE, async () => {
      const rows = await this.platform.query<{ tenant_id: number; id: string }>(
        `select tenant_id, id from visual_diff where created_at < now() - interval '30 days' order by created_at limit $1`,
        [AT_ONCE],
      );
      for (const { tenant_id: tenantId, id } of rows) {
        await runInTenant(tenantId, () => this.pictures.deleteAll(id));
        await this.platform.execute('delete from visual_diff where tenant_id = $1 and id = $2', [tenantId, id]);
      }
      return rows.length;
    });
  }
}
