import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../platform/database';

/** What members asked for last, in the words of the address, for all their devices. */
@Injectable()
export class LastSearches {
  constructor(private readonly database: Database) {}

  /** The statement that keeps one, for the batch that answers it. */
  keeping(member: number, filters: object): Statement {
    return {
      // Looked at first: most ask the same again, and a row that is only compared need not be locked.
      text: `insert into last_search (profile_id, filters)
         select $1::integer, $2::jsonb
         where not exists (select from last_search where profile_id = $1::integer and filters = $2::jsonb)
         on conflict (tenant_id, profile_id) do update set filters = excluded.filters, changed_at = now()`,
      values: [member, JSON.stringify(filters)],
    };
  }

  async of(member: number): Promise<Readonly<Record<string, unknown>> | null> {
    const [row] = await this.database.query<{ filters: Record<string, unknown> }>(
      'select filters from last_search where profile_id = $1',
      [member],
    );
    return row?.filters ?? null;
  }
}
