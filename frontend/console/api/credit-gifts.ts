import { client } from './client';
import { valueOf } from './problem';

const of = (slug: string, id: string) => ({ params: { path: { slug, id } } });
const one = (slug: string, id: string, gift: string) => ({ params: { path: { slug, id, gift } } });

/** The credits for members that wait for a second person, at all brands that one reaches. */
export const readWaitingCreditGifts = async () => (await valueOf(client.GET('/api/staff/credit-gifts'))).gifts;

export const readCreditGifts = (slug: string, id: string) =>
  valueOf(client.GET('/api/staff/tenants/{slug}/members/{id}/credit-gifts', of(slug, id)));
export type CreditGift = Awaited<ReturnType<typeof readCreditGifts>>['gifts'][number];

export const approveCreditGift = (slug: string, id: string, gift: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/members/{id}/credit-gifts/{gift}/approvals', one(slug, id, gift)));

export const refuseCreditGift = (slug: string, id: string, gift: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/members/{id}/credit-gifts/{gift}/refusal', one(slug, id, gift)));
