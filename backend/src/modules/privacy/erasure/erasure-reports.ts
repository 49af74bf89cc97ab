import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type ErasureReport } from './erasure-report';

/** Reports of erasures, as proof. */
@Injectable()
export class ErasureReports {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Between two days in UTC, both included; newest first, a thousand at most. */
  async of(tenantId: number, { from, to }: { readonly from: string; readonly to: string }): Promise<ErasureReport[]> {
    const rows = await this.platform.query<Omit<ErasureReport, 'at'> & { readonly at: Date }>(
      `select id, at, tables, remaining, files, files_removed from erasure_report
       where tenant_id = $1 and at >= $2::date::timestamp at time zone 'UTC'
         and at < ($3::date + 1)::timestamp at time zone 'UTC' order by at desc, id desc limit 1000`,
      [tenantId, from, to],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
