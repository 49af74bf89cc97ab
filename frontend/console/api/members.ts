import { client } from './client';
import { valueOf } from './problem';

export interface AskedMembers {
  readonly q?: string | undefined;
  readonly tenant?: string | undefined;
  readonly reason?: string | undefined;
  readonly after?: string | undefined;
  readonly most?: number;
}

/** Members of the brands that one reaches. */
export function findMembers({ q, tenant, reason, after, most }: AskedMembers) {
  const query = {
    ...(q !== undefined && { q }),
    ...(tenant !== undefined && { tenant }),
    ...(reason !== undefined && { reason }),
    ...(after !== undefined && { after }),
    ...(most !== undefined && { most }),
  };
  return valueOf(client.GET('/api/staff/members', { params: { query } }));
}

export type FoundMember = Awaited<ReturnType<typeof findMembers>>['members'][number];

const pathOf = (slug: string, id: string) => ({ params: { path: { slug, id } } });

export const readFile = (slug: string, id: string) =>
  valueOf(client.GET('/api/staff/tenants/{slug}/members/{id}/file', pathOf(slug, id)));

export type MemberFile = Awaited<ReturnType<typeof readFile>>;

export const readTimeline = (slug: string, id: string, after: string | undefined) =>
  valueOf(
    client.GET('/api/staff/tenants/{slug}/members/{id}/timeline', {
      params: { path: { slug, id }, query: after === undefined ? {} : { after } },
    }),
  );

export const readNotes = (slug: string, id: string) =>
  valueOf(client.GET('/api/staff/tenants/{slug}/members/{id}/notes', pathOf(slug, id)));

export const readLedger = (slug: string, id: string) =>
  valueOf(client.GET('/api/staff/tenants/{slug}/members/{id}/credits', pathOf(slug, id)));

export const revealAddress = (slug: string, id: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/members/{id}/address', pathOf(slug, id)));

export const addNote = (slug: string, id: string, text: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/members/{id}/notes', { ...pathOf(slug, id), body: { text } }));

export const lookAsOthers = (slug: string, id: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/members/{id}/as-others', pathOf(slug, id)));

export type AsOthersSee = Awaited<ReturnType<typeof lookAsOthers>>;

export const readPushDevices = async (slug: string, id: string) =>
  (await valueOf(client.GET('/api/staff/tenants/{slug}/members/{id}/push-devices', pathOf(slug, id)))).devices;

export const sendPushTest = (slug: string, id: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/members/{id}/push-tests', pathOf(slug, id)));
