import { type Client } from 'pg';

/** Towns that members live in, by country: a few large ones and many small, as in life. */
const COUNTRIES = ['NL', 'DE', 'BE', 'FR', 'GB', 'ES', 'IT', 'PL'] as const;

/**
 * Adds so many listed profiles to a tenant, straight into the tables: triggers off, since what is measured is asking for
 * them. Their ids are scattered as those of next_id are, in a fraction of its time. The connection is the owner's.
 */
export async function layProfiles(client: Client, tenant: number, count: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query('set local session_replication_role = replica');
    await client.query(
      `with person as (
         select (1 << 30) | (nextval('profile_id') * 648391 & 1073741823)::integer as id, n, random() as g, random() as c, random() as town, random() as age,
           random() as seen, random() < 0.7 as shows, random() < 0.5 as says, (array[${COUNTRIES.map((country) => `'${country}'`).join(',')}])[1 + floor(8 * random() ^ 2)::integer] as country
         from generate_series(1, $2) n),
       made as (
         select *, case when g < 0.46 then 'woman' when g < 0.96 then 'man' else 'non_binary' end as gender,
           floor(40 * town ^ 2)::integer as place,
           current_date - (18 * 365.25 + 42 * 365.25 * age ^ 1.5)::integer as born,
           now() - make_interval(secs => 86400 * 60 * seen ^ 2) as active_at
         from person),
       placed as (
         select *, country || '-' || place % 12 as region,
           40 + ascii(country) % 12 + (place % 7) * 0.45 as latitude, ascii(substr(country, 2)) % 17 + (place % 9) * 0.5 as longitude
         from made),
       profiles as (
         insert into profile (tenant_id, id, name, gender, seeking, birth_date, country, region, city, latitude, longitude,
           language, status)
         select $1, id, 'Member ' || n, gender, 'everyone', born, country, region, 'Town ' || place, latitude, longitude,
           'en', 'active'
         from placed)
       insert into listing (tenant_id, profile_id, gender, country, region, birth_date, sexuality, relationship_status,
         body_type, hair_color, eye_color, interests, has_photo, fictional, rank, latitude, longitude, cell, wide_cell, joined_at, active_at, verified_at)
       select $1, id, gender, country, region, born, (array['straight', 'gay', 'bisexual'])[1 + floor(3 * random())::integer],
         (array['single', 'divorced', 'widowed', 'married'])[1 + floor(4 * random())::integer],
         (array['slim', 'athletic', 'average', 'curvy', 'full_figured'])[1 + floor(5 * random())::integer],
         (array['black', 'brown', 'blond', 'red', 'grey'])[1 + floor(5 * random())::integer],
         (array['brown', 'blue', 'green', 'grey'])[1 + floor(4 * random())::integer],
         array[floor(60 * random())::smallint, floor(60 * random())::smallint, floor(60 * random())::smallint],
         shows, false, listing_rank(shows, says, false), latitude, longitude, cell_of(latitude, longitude, 4), cell_of(latitude, longitude, 1),
         active_at - interval '90 days' * random(), active_at, case when shows and random() < 0.1 then active_at end
       from placed`,
      [tenant, count],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
