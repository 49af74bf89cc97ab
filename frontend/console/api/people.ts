import { queryOptions } from '@tanstack/react-query';
import { client } from './client';
import { valueOf } from './problem';
import { type Self } from './self';

const readPeople = async () => (await valueOf(client.GET('/api/staff/people'))).staff;

export const peopleQuery = queryOptions({ queryKey: ['people'], queryFn: readPeople });

export type Person = Awaited<ReturnType<typeof readPeople>>[number];
export type Role = Self['role'];

export interface Reach {
  readonly role: Role;
  readonly tenants: readonly string[];
}

const at = (id: number) => ({ params: { path: { id } } });
const bodyOf = ({ role, tenants }: Reach) => ({ role, tenants: [...tenants] });

export const addPerson = async (email: string, name: string, reach: Reach): Promise<number> =>
  (await valueOf(client.POST('/api/staff/people', { body: { email, name, ...bodyOf(reach) } }))).id;

export const invitePerson = (id: number) => valueOf(client.POST('/api/staff/people/{id}/invitation', at(id)));

export const changeReach = (id: number, reach: Reach) =>
  valueOf(client.PUT('/api/staff/people/{id}/role', { ...at(id), body: bodyOf(reach) }));

export const confirmPerson = (id: number) => valueOf(client.POST('/api/staff/people/{id}/confirmation', at(id)));

export const resetSecondFactor = (id: number) => valueOf(client.DELETE('/api/staff/people/{id}/second-factor', at(id)));

export const removePerson = (id: number) => valueOf(client.DELETE('/api/staff/people/{id}', at(id)));

/** A program's account with its first token, which is told this once. */
export const addMachine = (handle: string, name: string, reach: Reach) =>
  valueOf(client.POST('/api/staff/machine-accounts', { body: { handle, name, ...bodyOf(reach) } }));

export const makeMachineToken = (id: number, label: string) =>
  valueOf(client.POST('/api/staff/machine-accounts/{id}/tokens', { ...at(id), body: { label } }));

export const readTokens = async (id: number) =>
  (await valueOf(client.GET('/api/staff/people/{id}/tokens', at(id)))).tokens;

export const makeToken = (id: number, label: string) =>
  valueOf(client.POST('/api/staff/people/{id}/tokens', { ...at(id), body: { label } }));

export const revokeToken = (id: number, label: string) =>
  valueOf(client.DELETE('/api/staff/people/{id}/tokens/{label}', { params: { path: { id, label } } }));

/** The link that an invitation is passed on as. Behind the `#` no server and no log sees the token. */
export const invitationLink = (token: string): string => `${window.location.origin}/invitation#${token}`;
