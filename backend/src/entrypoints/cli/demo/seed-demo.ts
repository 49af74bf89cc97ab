import { type INestApplicationContext } from '@nestjs/common';
import { CAST_IDS, FILED_IDS, FictionalPeople, TownSearch, languageIn } from '../../../modules/members';
import { type LoadedTenant, Tenants } from '../../../modules/tenants';
import { readConfig } from '../../../platform/config/config';
import { type PeopledBrand } from '../people';
import { UsageError } from '../usage';
import { seedPeople, tellMore } from './people/seed-people';
import { SeedMembers } from './members/seed-members';

/**
 * Rejects everywhere but on somebody's own machine: people whose passwords everybody can read must not be where others
 * come. Such a stack speaks plain HTTP and its brands' hosts are below `localhost`, which no name server knows.
 */
export function demandDemo(brands: readonly LoadedTenant[]): void {
  if (readConfig().PUBLIC_PROTOCOL !== 'http') throw new UsageError('The demo’s people are not for a public site.');
  for (const { head } of brands) {
    const open = head.domains.find(({ host }) => !host.endsWith('.localhost'));
    if (open) throw new UsageError(`The demo’s people are not for ${open.host}.`);
  }
}

/** The demo's people: each brand's fictional ones, told of in full, and the members who can sign in. */
export async function seedDemo(services: INestApplicationContext, brands: readonly PeopledBrand[]): Promise<void> {
  demandDemo(brands.map(({ brand }) => brand));
  const today = new Date();
  for (const { brand, people } of brands) {
    const { slug } = brand.head;
    const { id } = await services.get(Tenants).get(slug);
    const language = languageIn(brand.document);
    const fictional = services.get(FictionalPeople);
    const cast = seedPeople(brand, services.get(TownSearch, { strict: false }), today);
    const filed = await fictional.apply(id, tellMore(people, brand, today), { language, ids: FILED_IDS });
    const made = await fictional.apply(id, cast, { language, ids: CAST_IDS });
    const changed = filed.changed + made.changed;
    if (changed > 0) console.log(`${slug}: ${changed} fictional profiles written`);
    const members = await services.get(SeedMembers).make(brand);
    if (members > 0) console.log(`${slug}: ${members} members who can sign in`);
  }
}
