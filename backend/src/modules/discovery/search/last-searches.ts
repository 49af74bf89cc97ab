import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../platform/database';
import { regionIdOf } from '../../../../../contract/profile/country-region';

type Filters = Readonly<Record<string, unknown>>;
type Asked = object & { readonly lat?: number };

interface Kept {
  readonly filters: Filters | null;
  /** The answers given on a landing page before sign-up; the region is stored by its code, as on profiles. */
  readonly answers: Readonly<{ min_age?: number; max_age?: number; countryregion?: string }> | null;
}

const OLDEST = 99;

/** The last searches of members, as queries of the address, for all their devices. */
@Injectable()
export class LastSearches {
  constructor(private readonly database: Database) {}

  /** The statement that keeps one, for the batch that answers it. */
  keeping(member: number, filters: Asked): Statement {
    return {
      // Looked at first: most ask the same again, and a row that is only compared need not be locked.
      text: `insert into last_search (profile_id, filters)
         select $1::integer, $2::jsonb
         where not exists (select from last_search where profile_id = $1::integer and filters = $2::jsonb)
         on conflict (tenant_id, profile_id) do update set filters = excluded.filters, changed_at = now()`,
      values: [member, JSON.stringify(withoutPlace(filters))],
    };
  }

  /** Before the first one: what the member has answered before sign-up. */
  async of(member: number): Promise<Filters | null> {
    const [row] = await this.database.query<Kept>(
      `select l.filters, a.signup_answers as answers from account a left join last_search l on l.profile_id = a.id
       where a.id = $1`,
      [member],
    );
    return row?.filters ?? (row?.answers ? searchOf(row.answers) : null);
  }
}

/** Removes the browser's location and the distances measured from it, which are never stored. */
function withoutPlace(filters: Asked): object {
  if (filters.lat === undefined) return filters;
  const isPlace = ([name, value]: readonly [string, unknown]): boolean =>
    ['lat', 'lon', 'distance'].includes(name) || value === 'distance';
  return Object.fromEntries(Object.entries(filters).filter((one) => !isPlace(one)));
}

function searchOf({ min_age, max_age, countryregion }: NonNullable<Kept['answers']>): Filters {
  const region = regionIdOf(countryregion);
  return {
    ...(min_age !== undefined && { min_age: Math.min(min_age, OLDEST) }),
    ...(max_age !== undefined && { max_age: Math.min(max_age, OLDEST) }),
    ...(region !== undefined && { countryregion: region }),
  };
}
