import { type paths } from '../../lib/api/schema';
import { client } from './client';
import { valueOf } from './problem';

const REFERENCE = /^C-[0-9A-Z]{12}$/;

/** Whether it is the reference of a complaint as a whole. */
export const isReference = (text: string): boolean => REFERENCE.test(text.trim().toUpperCase());

/** The address of a complaint's screen, in small letters as all are. */
export const complaintPlace = ({ tenant, reference }: { readonly tenant: string; readonly reference: string }) =>
  ({ to: '/complaints/$slug/$reference', params: { slug: tenant, reference: reference.toLowerCase() } }) as const;

type Asked = NonNullable<paths['/api/staff/complaints']['get']['parameters']['query']>;

/** Complaints of the brands that one reaches. */
export const findComplaints = (query: Asked) => valueOf(client.GET('/api/staff/complaints', { params: { query } }));

export type ComplaintInShort = Awaited<ReturnType<typeof findComplaints>>['complaints'][number];

const pathOf = (slug: string, reference: string) => ({ params: { path: { slug, reference } } });

export const readThread = (slug: string, reference: string) =>
  valueOf(client.GET('/api/staff/tenants/{slug}/complaints/{reference}', pathOf(slug, reference)));

export type ComplaintThread = Awaited<ReturnType<typeof readThread>>;

export const readMacros = (slug: string, reference: string) =>
  valueOf(client.GET('/api/staff/tenants/{slug}/complaints/{reference}/macros', pathOf(slug, reference)));

export type ComplaintMacro = Awaited<ReturnType<typeof readMacros>>['macros'][number];

export interface ComplaintAnswer {
  readonly id: string;
  readonly text: string;
  readonly seen: string | null;
  readonly closes: boolean;
  readonly macro?: ComplaintMacro['macro'];
}

export const sendAnswer = (slug: string, reference: string, body: ComplaintAnswer) =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/complaints/{reference}/answers', { ...pathOf(slug, reference), body }),
  );

export const addComplaintNote = (
  slug: string,
  reference: string,
  body: { readonly id: string; readonly text: string },
) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/complaints/{reference}/notes', { ...pathOf(slug, reference), body }));

export const assignComplaint = (slug: string, reference: string, assignee: string | null) =>
  valueOf(
    client.PUT('/api/staff/tenants/{slug}/complaints/{reference}/assignee', {
      ...pathOf(slug, reference),
      body: { assignee },
    }),
  );

export const closeComplaint = (slug: string, reference: string, reason: string) =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/complaints/{reference}/closed', {
      ...pathOf(slug, reference),
      body: { reason },
    }),
  );

export const reopenComplaint = (slug: string, reference: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/complaints/{reference}/reopened', pathOf(slug, reference)));
