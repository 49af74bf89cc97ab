import { createHash } from 'node:crypto';
import { TRAITS, type TraitName, fieldOf } from '../../../../../contract/profile/fields';
import { type Connection } from '../../../platform/database';
import { FILED_IDS } from './people-file';

export interface ToldAnswer {
  readonly code: string;
  readonly answer: string;
}

/** A profile as it stands in the database, or as it would. */
export interface PlacedPerson extends Readonly<Partial<Record<TraitName, string | null>>> {
  readonly id: number;
  readonly name: string;
  readonly gender: string | null;
  readonly seeking: string | null;
  /** `YYYY-MM-DD`. */
  readonly born: string;
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly about: string | null;
  readonly language: string;
  readonly looking_for: string | null;
  readonly interests: readonly number[];
  readonly prompts: readonly ToldAnswer[];
}

export interface StoredPerson extends PlacedPerson {
  readonly is_shown: boolean;
}

const READ = `
  select p.id, p.name, p.gender, p.seeking, to_char(p.birth_date, 'YYYY-MM-DD') as born, p.country, p.region, p.city,
    p.latitude as lat, p.longitude as lon, p.about, p.language, p.looking_for,
    ${TRAITS.map((name) => `p.${fieldOf(name).column} as ${name}`).join(', ')}, p.interests, p.status = 'active' as is_shown,
    coalesce((select jsonb_agg(jsonb_build_object('code', a.code, 'answer', a.answer) order by a.position, a.code)
      from profile_prompt a where a.tenant_id = p.tenant_id and a.profile_id = p.id), '[]') as prompts
  from profile p where p.tenant_id = $1 and p.fictional and p.id >= $2 and p.id < $3 order by p.id`;

/** The fictional profiles of a tenant that files name, the hidden ones with them. */
export const readFiledPeople = (connection: Connection, tenantId: number): Promise<StoredPerson[]> =>
  connection.query<StoredPerson>(READ, [tenantId, FILED_IDS.from, FILED_IDS.below]);

/** A short word for how they stand, by which a writer says what they have seen. */
export const stateOf = (people: readonly StoredPerson[]): string =>
  createHash('sha256').update(JSON.stringify(people)).digest('hex').slice(0, 32);

/** Lets one writer at a time change the fictional profiles of a tenant, until the transaction's end. */
export async function lockPeople(connection: Connection, tenantId: number): Promise<void> {
  await connection.query("select pg_advisory_xact_lock(hashtextextended('fictional people', $1))", [tenantId]);
}
