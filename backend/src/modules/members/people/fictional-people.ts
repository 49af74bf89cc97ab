import { Inject, Injectable } from '@nestjs/common';
import { TRAITS, type TraitName, fieldOf } from '../../../../../contract/profile/fields';
import { type Connection, PlatformDatabase } from '../../../platform/database';
import { TownSearch } from '../places/town-search';
import { type FictionalPerson, type IdRange } from './people-file';
import { type PlacedPerson } from './stored-people';

export interface AppliedPeople {
  readonly changed: number;
  readonly hidden: number;
}

/** Somebody of whom more is told than a file does. */
export interface ToldPerson extends FictionalPerson, Partial<Record<TraitName, string>> {
  /** The language of the texts, if it is not the brand's. */
  readonly language?: string;
  readonly looking_for?: string;
  readonly interests?: readonly number[];
  /** `YYYY-MM-DD`; it is now where nothing is said, and stays what it was for whoever is there. */
  readonly joined?: string;
}

export interface Origin {
  readonly language: string;
  /** The range of their ids. */
  readonly ids: IdRange;
}

const TRAIT_COLUMNS = TRAITS.map((name) => fieldOf(name).column);
const COLUMNS = [
  ...['name', 'gender', 'seeking', 'birth_date', 'country', 'region', 'city', 'latitude', 'longitude', 'about'],
  ...['language', 'looking_for', ...TRAIT_COLUMNS, 'interests', 'status'],
];
const listOf = (table: string): string => COLUMNS.map((column) => `${table}.${column}`).join(', ');

/** The fictional profiles that a brand keeps as a file or has made. */
@Injectable()
export class FictionalPeople {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(TownSearch) private readonly towns: TownSearch,
  ) {}

  /** As `applyWithin`, in a transaction of its own. */
  apply(tenantId: number, people: readonly ToldPerson[], origin: Origin): Promise<AppliedPeople> {
    return this.platform.transaction((connection) => this.applyWithin(connection, tenantId, people, origin));
  }

  /**
   * Makes the tenant's profiles of those ids what is said: who is new or different is written, who is no longer said is
   * hidden, the same again changes nothing. Touches nobody who is not fictional.
   */
  async applyWithin(
    connection: Connection,
    tenantId: number,
    people: readonly ToldPerson[],
    { language, ids }: Origin,
  ): Promise<AppliedPeople> {
    const said = people.map(({ id }) => id);
    const changed = await connection.query<{ id: number }>(
      `with said as (
         select id, name, gender, seeking, born as birth_date, country, region, city, lat as latitude,
           lon as longitude, about, coalesce(language, $2) as language, looking_for,
           ${TRAITS.map((name) => `${name} as ${fieldOf(name).column}`).join(', ')}, coalesce(interests, '{}') as interests, 'active' as status, joined
         from jsonb_to_recordset($1::jsonb) as p (id integer, name text, gender text, seeking text, born date,
           country text, region text, city text, lat double precision, lon double precision, about text,
           language text, looking_for text, ${TRAITS.map((name) => `${name} text`).join(', ')},
           interests smallint[], joined timestamptz)
       )
       insert into profile (tenant_id, id, ${COLUMNS.join(', ')}, fictional, created_at)
       select $3, said.id, ${listOf('said')}, true, coalesce(said.joined, now()) from said
       on conflict (tenant_id, id) do update set
         (${COLUMNS.join(', ')}, changed_at) = (${listOf('excluded')}, now())
       where profile.fictional and (${listOf('profile')}) is distinct from (${listOf('excluded')})
       returning id`,
      [JSON.stringify(people.map((person) => ({ ...person, ...this.pointOf(person) }))), language, tenantId],
    );
    const answered = await this.tellAnswers(connection, tenantId, people);
    const real = await connection.query<{ id: number }>(
      'select id from profile where tenant_id = $1 and id = any($2::integer[]) and not fictional',
      [tenantId, said],
    );
    if (real[0]) throw new Error(`the profile ${real[0].id} is a member's: choose another id`);
    const hidden = await connection.execute(
      `update profile set status = 'disabled', changed_at = now()
       where tenant_id = $4 and fictional and status = 'active' and id >= $2 and id < $3 and id <> all($1::integer[])`,
      [said, ids.from, ids.below, tenantId],
    );
    return { changed: new Set([...changed, ...answered].map(({ id }) => id)).size, hidden };
  }

  /** The people as they would stand in the database. */
  placed(people: readonly ToldPerson[], language: string): PlacedPerson[] {
    return people.map((person) => {
      const point = this.pointOf(person);
      return {
        ...person,
        region: person.region ?? null,
        language: person.language ?? language,
        looking_for: person.looking_for ?? null,
        interests: person.interests ?? [],
        prompts: (person.prompts ?? []).map(({ code, answer }) => ({ code, answer })),
        lat: point?.lat ?? null,
        lon: point?.lon ?? null,
      };
    });
  }

  /** Makes their answers what is said. Answers the ids of those who told something else before. */
  private async tellAnswers(
    connection: Connection,
    tenantId: number,
    people: readonly ToldPerson[],
  ): Promise<{ id: number }[]> {
    const said = [
      people.map(({ id }) => id),
      JSON.stringify(
        people.flatMap(({ id, prompts = [] }) => prompts.map((prompt, position) => ({ id, position, ...prompt }))),
      ),
      tenantId,
    ];
    const gone = await connection.query<{ id: number }>(
      `delete from profile_prompt a using profile p
       where p.tenant_id = $3 and a.tenant_id = p.tenant_id and p.id = a.profile_id and p.fictional
         and p.id = any($1::integer[]) and not exists (
         select from jsonb_to_recordset($2::jsonb) as s (id integer, code text) where s.id = p.id and s.code = a.code)
       returning p.id`,
      said,
    );
    const told = await connection.query<{ id: number }>(
      `insert into profile_prompt as a (tenant_id, profile_id, code, answer, position)
       select p.tenant_id, p.id, s.code, s.answer, s.position
       from jsonb_to_recordset($2::jsonb) as s (id integer, code text, answer text, position smallint)
         join profile p on p.tenant_id = $3 and p.id = s.id and p.fictional and p.id = any($1::integer[])
       on conflict (tenant_id, profile_id, code) do update
         set (answer, position, changed_at) = (excluded.answer, excluded.position, now())
       where (a.answer, a.position) is distinct from (excluded.answer, excluded.position)
       returning profile_id as id`,
      said,
    );
    return [...gone, ...told];
  }

  /** The middle of the town: whoever searches near it finds them. Nothing where our places know no such town. */
  private pointOf({ country, region, city }: FictionalPerson): { lat: number; lon: number } | undefined {
    const towns = this.towns.named(country, city);
    const town = towns.find((one) => one.region === region) ?? towns[0];
    return town && { lat: town.lat, lon: town.lon };
  }
}
