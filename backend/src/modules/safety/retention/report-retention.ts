import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

const AT_ONCE = 1000;

/** Deletes reports half a year after they were closed, or once an appeal about one, of the reporter or the member, is answered. Any number of workers may do it at once. */
@Injectable()
export class ReportRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old reports', logger);
  }

  override forget(): Promise<number> {
    return this.repeat(AT_ONCE, () =>
      // Tenant by tenant, as the index lies.
      this.platform.execute(
        `delete from report r using (
           select old.tenant_id, old.id from tenant cross join lateral (
             select tenant_id, id from report
             where tenant_id = tenant.id and closed_at < now() - interval '6 months' and not exists (
               select from notice n join notice_appeal l on l.tenant_id = n.tenant_id and l.notice_id = n.id
               where n.tenant_id = report.tenant_id and n.report_id = report.id and l.decided_at is null)
             and not exists (
               select from notice n join appeal l on l.tenant_id = n.tenant_id and l.decision_id = n.decision_id
               where n.tenant_id = report.tenant_id and n.report_id = report.id and l.decided_at is null)
             order by closed_at limit $1 for update skip locked
           ) as old limit $1
         ) as old where r.tenant_id = old.tenant_id and r.id = old.id`,
        [AT_ONCE],
      ),
    );
  }
}
