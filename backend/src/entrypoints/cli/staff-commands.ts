import {
  HANDLE,
  Invitations,
  MachineAccounts,
  StaffConfirmations,
  StaffRoles,
  StaffTokens,
} from '../../modules/console';
import { type Actor, Tenants } from '../../modules/tenants';
import { STAFF_ROLES } from '../../platform/http';
import { type INestApplicationContext } from '@nestjs/common';
import { actorOf, withServices } from './services';
import { type Options, UsageError, optional, required } from './usage';

/** Staff. The first operator has nobody to be added by. People make their tokens themselves, signed in. */
export function staffCommand(command: string, _names: readonly string[], options: Options): Promise<void> {
  switch (command) {
    case 'add':
      return withServices((services) => add(services, options));
    case 'add-machine':
      return withServices((services) => addMachine(services, options));
    case 'invite':
      return withServices((services) => invite(services, options));
    case 'disable':
      return withServices((services) => onPerson(services, options, disable));
    case 'role':
      return withServices((services) => onPerson(services, options, changeRole));
    case 'reset-second-factor':
      return withServices((services) => onPerson(services, options, resetSecondFactor));
    case 'confirm':
      return withServices((services) => confirm(services, options));
    case 'list':
      return withServices(async (services) => {
        for (const person of await services.get(StaffTokens).list())
          console.log(`${person.email}  ${person.role}${person.disabled_at ? '  disabled' : ''}`);
      });
    default:
      throw new UsageError(`There is no command ${command}.`);
  }
}

/** Staff sign in once they have accepted an invitation; who is there already gets another one, for a lost password. */
async function invite(services: INestApplicationContext, options: Options): Promise<void> {
  const staff = services.get(StaffTokens);
  const email = required(options, 'email');
  const isFirst = (await staff.list()).length === 0;
  if (!(await staff.find(email))) await add(services, options);
  const person = await staff.find(email);
  if (!person) throw new UsageError(`${email} is no member of staff.`);
  const author = await actorOf(services, isFirst ? email : required(options, 'author'));
  const { token, expires_at } = await services.get(Invitations).create(person.id, author);
  console.log(`${token}\nIt is told this once, and sets a password until ${expires_at.toISOString()}.`);
}

async function add(services: INestApplicationContext, options: Options): Promise<void> {
  const staff = services.get(StaffTokens);
  const email = required(options, 'email');
  const role = roleIn(options);
  const first = (await staff.list()).length === 0;
  const author: Actor = first ? { email, role: 'operator' } : await actorOf(services, required(options, 'author'));
  const tenantIds = await tenantsIn(services, options);
  await staff.add({ email, name: required(options, 'name'), role, tenantIds }, author);
  console.log(`${email} is ${role} now.`);
}

/** A program's account. Whoever has the machine may have the token, so that two people approve what the program writes. */
async function addMachine(services: INestApplicationContext, options: Options): Promise<void> {
  const handle = required(options, 'handle');
  if (!HANDLE.test(handle)) throw new UsageError('A handle has small letters, digits and hyphens between them.');
  const machine = { handle, name: required(options, 'name'), role: roleIn(options) };
  const author = await actorOf(services, required(options, 'author'));
  const tenantIds = await tenantsIn(services, options);
  const { token, expires_at } = await services.get(MachineAccounts).add({ ...machine, tenantIds }, author);
  console.log(`${token}\nIt is told this once, and works until ${expires_at.toISOString()}.`);
}

interface Act {
  readonly services: INestApplicationContext;
  readonly options: Options;
  readonly id: number;
  readonly email: string;
  readonly author: Actor;
}

async function onPerson(
  services: INestApplicationContext,
  options: Options,
  act: (act: Act) => Promise<void>,
): Promise<void> {
  const email = required(options, 'email');
  const person = await services.get(StaffTokens).find(email);
  if (!person) throw new UsageError(`${email} is no member of staff.`);
  const author = await actorOf(services, required(options, 'author'));
  await act({ services, options, id: person.id, email, author });
}

async function disable({ services, id, email, author }: Act): Promise<void> {
  await services.get(StaffTokens).disable(id, author);
  console.log(`${email} is disabled; tokens and sessions have ended.`);
}

async function changeRole({ services, options, id, email, author }: Act): Promise<void> {
  const role = roleIn(options);
  await services.get(StaffRoles).change(id, role, await tenantsIn(services, options), author);
  console.log(`${email} is ${role} now, and signed out; their own tokens have ended.`);
}

async function resetSecondFactor({ services, id, email, author }: Act): Promise<void> {
  await services.get(StaffRoles).resetSecondFactor(id, author);
  console.log(`${email} sets up a new second factor at the next sign-in; sessions and tokens have ended.`);
}

function roleIn(options: Options): Actor['role'] {
  const said = required(options, 'role');
  const role = STAFF_ROLES.find((one) => one === said);
  if (role === undefined) throw new UsageError(`A role is one of ${STAFF_ROLES.join(', ')}.`);
  return role;
}

async function tenantsIn(services: INestApplicationContext, options: Options): Promise<number[]> {
  const slugs = (optional(options, 'tenants') ?? optional(options, 'tenant'))?.split(',') ?? [];
  const tenants = await Promise.all(slugs.map((slug) => services.get(Tenants).get(slug)));
  return tenants.map(({ id }) => id);
}

/** For the first two operators, whom nobody can confirm, and for when too few are left who can. */
async function confirm(services: INestApplicationContext, options: Options): Promise<void> {
  const email = required(options, 'email');
  const person = await services.get(StaffTokens).find(email);
  if (!person) throw new UsageError(`${email} is no member of staff.`);
  const from = await services.get(StaffConfirmations).confirmOnMachine(person.id);
  console.log(`${email} may approve from ${from.toISOString()}.`);
}
