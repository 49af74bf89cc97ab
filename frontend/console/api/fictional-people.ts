import { queryOptions } from '@tanstack/react-query';
import { client } from './client';
import { valueOf } from './problem';

const at = (slug: string) => ({ params: { path: { slug } } });
const atOne = (slug: string, id: number) => ({ params: { path: { slug, id } } });

const readFictionalPeople = (slug: string, after?: number) =>
  valueOf(
    client.GET('/api/staff/tenants/{slug}/fictional-people', {
      params: { path: { slug }, query: after === undefined ? {} : { after } },
    }),
  );
export type FictionalPerson = Awaited<ReturnType<typeof readFictionalPeople>>['people'][number];

export const fictionalPeopleQuery = (slug: string, after?: number) =>
  queryOptions({ queryKey: ['fictional-people', slug, after], queryFn: () => readFictionalPeople(slug, after) });

export const readPeopleFiles = (slug: string) =>
  valueOf(client.GET('/api/staff/tenants/{slug}/fictional-people/files', at(slug)));

export const planPeople = (slug: string, yaml: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/fictional-people/plan', { ...at(slug), body: { yaml } }));
export type PeoplePlan = Awaited<ReturnType<typeof planPeople>>;

interface Placed {
  readonly yaml: string;
  /** The state of the plan that was looked at. */
  readonly state: string;
  readonly reason: string;
}

export const placePeople = (slug: string, body: Placed) =>
  valueOf(client.PUT('/api/staff/tenants/{slug}/fictional-people', { ...at(slug), body }));

export const hidePerson = (slug: string, id: number, reason: string) =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/fictional-people/{id}/hide', { ...atOne(slug, id), body: { reason } }),
  );

export const showPerson = (slug: string, id: number, reason: string) =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/fictional-people/{id}/show', { ...atOne(slug, id), body: { reason } }),
  );
