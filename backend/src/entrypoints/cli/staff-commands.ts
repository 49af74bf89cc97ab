import { StaffTokens } from '../../modules/console';
import { type Actor, Tenants } from '../../modules/tenants';
import { type INestApplicationContext } from '@nestjs/common';
import { actorOf, withServices } from './services';
import { type Options, UsageError, optional, required } from './usage';

/** Staff and their tokens. The first operator has nobody to be added by. */
export function staffCommand(command: string, _names: readonly string[], options: Options): Promise<void> {
  switch (command) {
    case 'add':
      return withServices((services) => add(services, options));
    case 'token':
      return withServices((services) => issueToken(services, options));
    case 'list':
      return withServices(async (services) => {
        for (const person of await services.get(StaffTokens).list())
          console.log(`${person.email}  ${person.role}${person.disabled_at ? '  disabled' : ''}`);
      });
    default:
      throw new UsageError(`There is no command ${command}.`);
  }
}

async function add(services: INestApplicationContext, options: Options): Promise<void> {
  const staff = services.get(StaffTokens);
  const email = required(options, 'email');
  const role = required(options, 'role');
  if (role !== 'operator' && role !== 'support') throw new UsageError('A role is operator or support.');
  const first = (await staff.list()).length === 0;
  const author: Actor = first ? { email, role: 'operator' } : await actorOf(services, required(options, 'author'));
  const slugs = optional(options, 'tenants')?.split(',') ?? [];
  const tenants = await Promise.all(slugs.map((slug) => services.get(Tenants).get(slug)));
  await staff.add({ email, name: required(options, 'name'), role, tenantIds: tenants.map(({ id }) => id) }, author);
  console.log(`${email} is ${role} now.`);
}

async function issueToken(services: INestApplicationContext, options: Options): Promise<void> {
  const staff = services.get(StaffTokens);
  const email = required(options, 'email');
  const person = await staff.find(email);
  if (!person) throw new UsageError(`${email} is no member of staff.`);
  const author = await actorOf(services, required(options, 'author'));
  const { token, expires_at } = await staff.issue(person.id, required(options, 'label'), author);
  console.log(`${token}\nIt is told this once, and good until ${expires_at.toISOString()}.`);
}
