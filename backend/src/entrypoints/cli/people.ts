import { type INestApplicationContext } from '@nestjs/common';
import { type FictionalPerson, PlacePeople, RegionCatalogue, languageIn, loadPeople } from '../../modules/members';
import { type Actor, type LoadedTenant, Tenants } from '../../modules/tenants';
import { type FieldError } from '../../platform/http';
import { UsageError } from './usage';

/** A brand with its fictional people, as their files say them. */
export interface PeopledBrand {
  readonly brand: LoadedTenant;
  readonly people: readonly FictionalPerson[];
}

/** Everybody's people; with any fault nothing goes on, and every fault is told. */
export function readPeople(
  root: string,
  brands: readonly LoadedTenant[],
  tell: (brand: string, faults: readonly FieldError[]) => void,
): PeopledBrand[] {
  const regions = new RegionCatalogue();
  let broken = 0;
  const peopled = brands.map((brand) => {
    const loaded = loadPeople(root, brand, regions);
    if (loaded.ok) return { brand, people: loaded.people };
    broken += 1;
    tell(`${brand.folder}/people.yaml`, loaded.faults);
    return { brand, people: [] };
  });
  if (broken > 0) throw new UsageError(`${broken} of ${brands.length} people.yaml have faults.`);
  return peopled;
}

/** Makes the brands' fictional profiles what their files say; tells only of what it changed. */
export async function applyPeople(
  services: INestApplicationContext,
  brands: readonly PeopledBrand[],
  author: Pick<Actor, 'email'>,
  reason: string,
): Promise<void> {
  for (const { brand, people } of brands) {
    const { id } = await services.get(Tenants).get(brand.head.slug);
    const named = { people, language: languageIn(brand.document) };
    const { added, returned, changed, removed } = await services.get(PlacePeople).place(id, named, { reason }, author);
    const written = added.length + returned.length + changed.length;
    if (written + removed.length > 0)
      console.log(`${brand.head.slug}: ${written} fictional profiles written, ${removed.length} hidden`);
  }
}
