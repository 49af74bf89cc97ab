import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { runInTenant } from '../../../platform/tenancy';
import { TownSearch } from '../places/town-search';
import { FILED_IDS, type FictionalPerson } from './people-file';

export interface AppliedPeople {
  readonly changed: number;
  readonly hidden: number;
}

/** The fictional profiles that a brand keeps as a file. */
@Injectable()
export class FictionalPeople {
  constructor(
    private readonly database: Database,
    @Inject(TownSearch) private readonly towns: TownSearch,
  ) {}

  /**
   * Makes the tenant's profiles what the file says: who is new or different is written, who is no longer in it is
   * hidden, the same again changes nothing. Touches nobody who is not fictional. `language` is that of the texts.
   */
  apply(tenantId: number, people: readonly FictionalPerson[], language: string): Promise<AppliedPeople> {
    const ids = people.map(({ id }) => id);
    return runInTenant(tenantId, () =>
      this.database.transaction(async () => {
        const changed = await this.database.query<{ id: number }>(
          `insert into profile (id, name, gender, seeking, birth_date, country, region, city, latitude, longitude, about,
             language, status, fictional)
           select id, name, gender, seeking, born, country, region, city, lat, lon, about, $2, 'active', true
           from jsonb_to_recordset($1::jsonb) as p (id integer, name text, gender text, seeking text, born date,
             country text, region text, city text, lat double precision, lon double precision, about text)
           on conflict (tenant_id, id) do update set
             (name, gender, seeking, birth_date, country, region, city, latitude, longitude, about, language, status,
              changed_at) =
             (excluded.name, excluded.gender, excluded.seeking, excluded.birth_date, excluded.country, excluded.region,
              excluded.city, excluded.latitude, excluded.longitude, excluded.about, excluded.language, 'active', now())
           where profile.fictional and
             (profile.name, profile.gender, profile.seeking, profile.birth_date, profile.country, profile.region,
              profile.city, profile.latitude, profile.longitude, profile.about, profile.language, profile.status)
             is distinct from
             (excluded.name, excluded.gender, excluded.seeking, excluded.birth_date, excluded.country, excluded.region,
              excluded.city, excluded.latitude, excluded.longitude, excluded.about, excluded.language, 'active')
           returning id`,
          [JSON.stringify(people.map((person) => ({ ...person, ...this.pointOf(person) }))), language],
        );
        const real = await this.database.query<{ id: number }>(
          'select id from profile where id = any($1::integer[]) and not fictional',
          [ids],
        );
        if (real[0]) throw new Error(`the profile ${real[0].id} is a member's: choose another id`);
        const hidden = await this.database.execute(
          `update profile set status = 'disabled', changed_at = now()
           where fictional and status = 'active' and id < $2 and id <> all($1::integer[])`,
          [ids, FILED_IDS],
        );
        return { changed: changed.length, hidden };
      }),
    );
  }

  /** The middle of the town: whoever searches near it finds them. Nothing where our places know no such town. */
  private pointOf({ country, region, city }: FictionalPerson): { lat: number; lon: number } | undefined {
    const towns = this.towns.named(country, city);
    const town = towns.find((one) => one.region === region) ?? towns[0];
    return town && { lat: town.lat, lon: town.lon };
  }
}
