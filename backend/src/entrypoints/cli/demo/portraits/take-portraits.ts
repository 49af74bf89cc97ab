import { type INestApplicationContext } from '@nestjs/common';
import { AddPhoto, CAST_IDS } from '../../../../modules/members';
import { type LoadedTenant, Tenants } from '../../../../modules/tenants';
import { Database } from '../../../../platform/database';
import { Problem } from '../../../../platform/http';
import { runInTenant } from '../../../../platform/tenancy';
import { Chance } from '../people/random';
import { memberEmail, membersOf } from '../members/seed-members';
import { demandDemo } from '../seed-demo';
import { type Sitter } from './sitter';

/** A picture of somebody, as a file of a format that members may upload. */
export type Draw = (sitter: Sitter) => Promise<Buffer>;

/** No member of the demo has more photos than this. */
const MOST = 3;
const NORTH = new Set(['NL', 'BE', 'DE', 'AT', 'CH', 'GB', 'PL', 'DK', 'NO', 'SE', 'FI']);

interface Row {
  readonly id: number;
  readonly name: string;
  readonly gender: string;
  readonly age: number;
  readonly hair_color: string | null;
  readonly body_type: string | null;
  readonly country: string;
  readonly photos: number;
}

interface Wanted {
  readonly tenantId: number;
  readonly sitter: Sitter;
  /** Portraits are drawn in ascending rank. */
  readonly rank: number;
}

/**
 * Gives the demo's people the photos they lack: those that the brands wrote and the members first, then each of the cast
 * one, who joined last before others as searches show them, then second ones; the brands take turns. Can be ended at any time and goes on where it was. Answers how many.
 */
export async function takePortraits(
  services: INestApplicationContext,
  brands: readonly LoadedTenant[],
  draw: Draw,
  tell: (done: number, of: number) => void,
): Promise<number> {
  demandDemo(brands);
  const wanted: Wanted[] = [];
  for (const brand of brands) wanted.push(...(await wantedOf(services, brand)));
  wanted.sort((a, b) => a.rank - b.rank);
  // The next one is drawn while this one is made into its renditions.
  let drawn = wanted[0] && draw(wanted[0].sitter);
  for (const [at, { tenantId, sitter }] of wanted.entries()) {
    const source = await drawn;
    const next = wanted[at + 1];
    drawn = next && draw(next.sitter);
    if (source) await runInTenant(tenantId, () => add(services.get(AddPhoto, { strict: false }), sitter.id, source));
    tell(at + 1, wanted.length);
  }
  return wanted.length;
}

async function wantedOf(services: INestApplicationContext, brand: LoadedTenant): Promise<Wanted[]> {
  const { slug } = brand.head;
  const { id: tenantId } = await services.get(Tenants).get(slug);
  const emails = membersOf(slug).map(({ name }) => memberEmail(name, slug));
  const rows = await runInTenant(tenantId, () =>
    services.get(Database).query<Row>(
      `select p.id, p.name, p.gender, extract(year from age(p.birth_date))::integer as age, p.hair_color, p.body_type,
         p.country, (select count(*)::integer from photo f where f.profile_id = p.id) as photos
       from profile p left join account a on a.id = p.id
       where p.status = 'active' and (p.fictional or a.email = any($1)) order by p.id`,
      [emails],
    ),
  );
  return rows.flatMap((row, place) =>
    Array.from({ length: Math.max(0, countFor(slug, row.id) - row.photos) }, (_, more) => {
      const nth = row.photos + more;
      const isCast = row.id >= CAST_IDS.from && row.id < CAST_IDS.below;
      const rank = (nth * 2 + (isCast ? 1 : 0)) * 1000 + (isCast ? rows.length - place : 0);
      return { tenantId, sitter: sitterOf(row, slug, nth), rank };
    }),
  );
}

/** Some have several, and a few of the cast none, as in life. */
function countFor(slug: string, id: number): number {
  const chance = new Chance(`${slug}/${id}/photos`);
  const isCast = id >= CAST_IDS.from && id < CAST_IDS.below;
  if (isCast && chance.is(0.07)) return 0;
  return chance.is(0.12) ? chance.whole(2, MOST) : 1;
}

const sitterOf = (row: Row, brand: string, nth: number): Sitter => ({
  ...{ brand, nth, id: row.id, name: row.name, gender: row.gender, age: row.age },
  ...{ hair: row.hair_color ?? 'brown', body: row.body_type ?? 'average', usualSkin: NORTH.has(row.country) ? 0 : 1 },
});

/** Not what staff turned down, and no more than there is room for. */
async function add(photos: AddPhoto, profileId: number, source: Buffer): Promise<void> {
  try {
    await photos.add({ profileId, source, status: 'active', most: MOST });
  } catch (error) {
    if (!(error instanceof Problem && error.kind !== 'unavailable')) throw error;
  }
}
