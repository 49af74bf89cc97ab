import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

/** What members asked for last, in the words of the address, for all their devices. */
@Injectable()
export class LastSearches {
  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Nobody waits for it. */
  keep(member: number, filters: object): void {
    this.database
      .execute(
        // Looked at first: most ask the same again, and a row that is only compared need not be locked.
        `insert into last_search (profile_id, filters)
         select $1::integer, $2::jsonb
         where not exists (select from last_search where profile_id = $1::integer and filters = $2::jsonb)
         on conflict (tenant_id, profile_id) do update set filters = excluded.filters, changed_at = now()`,
        [member, JSON.stringify(filters)],
      )
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'a search could not be kept');
      });
  }

  async of(member: number): Promise<Readonly<Record<string, unknown>> | null> {
    const [row] = await this.database.query<{ filters: Record<string, unknown> }>(
      'select filters from last_search where profile_id = $1',
      [member],
    );
    return row?.filters ?? null;
  }
}
