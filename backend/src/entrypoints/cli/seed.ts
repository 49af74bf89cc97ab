import { type INestApplicationContext } from '@nestjs/common';
import { StaffTokens } from '../../modules/console';
import { type Actor, Brands, Tenants } from '../../modules/tenants';
import { connectPayments } from './demo/connect-payments';
import { seedDemo } from './demo/seed-demo';
import { seedStaff } from './demo/staff/seed-staff';
import { type PeopledBrand, applyPeople } from './people';

const AUTHOR: Actor = { email: 'operator@manyhearts.example', role: 'operator' };
const REVIEWER: Actor = { email: 'reviewer@manyhearts.example', role: 'operator' };

/**
 * The demo: two members of staff and every brand of the folder, live, with the people of its file, or with a whole cast.
 * Does only what is not done yet. With a file for the events' secrets, payments can be tried out as well.
 */
export async function seed(
  services: INestApplicationContext,
  brands: readonly PeopledBrand[],
  withCast: boolean,
  eventsFile?: string,
): Promise<void> {
  const staff = services.get(StaffTokens);
  for (const { email, role } of [AUTHOR, REVIEWER]) {
    if (!(await staff.find(email))) await staff.add({ email, name: 'Demo', role, tenantIds: [] }, AUTHOR);
  }
  for (const { brand } of brands) {
    const release = await services.get(Brands).launchDemo(brand, AUTHOR, 'Demo');
    if (release) console.log(`${brand.head.slug}: revision ${release.revision} is live`);
  }
  await (withCast ? seedDemo(services, brands) : applyPeople(services, brands, AUTHOR, 'Demo'));
  const [first] = brands;
  // After the cast, which is refused where others come.
  if (withCast && first) await seedStaff(services, (await services.get(Tenants).get(first.brand.head.slug)).id, AUTHOR);
  if (eventsFile === undefined) return;
  await connectPayments(
    services,
    brands.map(({ brand }) => brand),
    eventsFile,
    AUTHOR,
  );
}
