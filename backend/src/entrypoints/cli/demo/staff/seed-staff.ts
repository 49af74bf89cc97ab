import { type INestApplicationContext } from '@nestjs/common';
import { PasswordHasher } from '../../../../modules/accounts';
import { Invitations, StaffTokens } from '../../../../modules/console';
import { type Actor } from '../../../../modules/tenants';
import { MEMBER_PASSWORD } from '../members/seed-members';

/** Everybody may know it, as that of the demo's members. The second factor each sets up at the first sign-in. */
const STAFF_PASSWORD = MEMBER_PASSWORD;

/** One who reaches every brand, and one who helps the members of a single one. */
export const DEMO_STAFF = [
  { email: 'olga@manyhearts.example', name: 'Olga', role: 'operator' },
  { email: 'sam@manyhearts.example', name: 'Sam', role: 'support' },
] as const;

/** Members of staff who can sign in to the console. Whoever is there already is left alone. */
export async function seedStaff(services: INestApplicationContext, brandId: number, author: Actor): Promise<void> {
  const staff = services.get(StaffTokens);
  const invitations = services.get(Invitations);
  for (const { email, name, role } of DEMO_STAFF) {
    if (await staff.find(email)) continue;
    const id = await staff.add({ email, name, role, tenantIds: role === 'support' ? [brandId] : [] }, author);
    const { token } = await invitations.create(id, author);
    const hash = await services.get(PasswordHasher, { strict: false }).hash(STAFF_PASSWORD);
    await invitations.accept(token, hash);
    console.log(`${email} signs in to the console as ${role}`);
  }
}
