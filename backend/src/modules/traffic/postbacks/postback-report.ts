import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { runInTenant } from '../../../platform/tenancy';
import { type PostbackFigures, type PostbacksAnswer } from './postback-figures';

// The outbox gives up after three days.
const WAITING = `delivered_at is null and refused_at is null and created_at > now() - interval '73 hours'`;

/** Postbacks to a brand's networks between two days of UTC, both included. */
@Injectable()
export class PostbackReport {
  constructor(private readonly database: Database) {}

  async of(tenantId: number, { from, to }: { from: string; to: string }): Promise<PostbacksAnswer> {
    const rows = await runInTenant(tenantId, () =>
      this.database.query<Omit<PostbackFigures, 'given_up'>>(
        `select network, event, count(*)::integer as total, count(delivered_at)::integer as delivered,
           count(refused_at)::integer as refused, count(*) filter (where ${WAITING})::integer as waiting
         from postback where created_at >= $1::date::timestamp at time zone 'UTC'
           and created_at < ($2::date + 1)::timestamp at time zone 'UTC'
         group by network, event order by network, event`,
        [from, to],
      ),
    );
    return {
      from,
      to,
      rows: rows.map((row) => ({ ...row, given_up: row.total - row.delivered - row.refused - row.waiting })),
    };
  }
}
