import { client } from './client';
import { valueOf } from './problem';

const of = (slug: string, id: string) => ({ params: { path: { slug, id } } });
const one = (slug: string, id: string, change: string) => ({ params: { path: { slug, id, change } } });

/** The new addresses of members that wait for a second person, at all brands that one reaches. */
export const readWaitingMailChanges = async () => (await valueOf(client.GET('/api/staff/mail-changes'))).changes;
export type WaitingMailChange = Awaited<ReturnType<typeof readWaitingMailChanges>>[number];

export const readMailChanges = (slug: string, id: string) =>
  valueOf(client.GET('/api/staff/tenants/{slug}/members/{id}/mail-changes', of(slug, id)));
export type MailChange = Awaited<ReturnType<typeof readMailChanges>>['changes'][number];

export const previewMailChange = (slug: string, id: string, email: string) =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/members/{id}/mail-change-preview', { ...of(slug, id), body: { email } }),
  );
export type MailChangePreview = Awaited<ReturnType<typeof previewMailChange>>;

export const askMailChange = (slug: string, id: string, body: { readonly email: string; readonly reason: string }) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/members/{id}/mail-changes', { ...of(slug, id), body }));

export const approveMailChange = (slug: string, id: string, change: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/members/{id}/mail-changes/{change}/approvals', one(slug, id, change)));

export const refuseMailChange = (slug: string, id: string, change: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/members/{id}/mail-changes/{change}/refusal', one(slug, id, change)));
