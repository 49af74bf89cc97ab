import { type components } from '../../lib/api/schema';
import { client } from './client';
import { given } from './given';
import { valueOf } from './problem';

type Text = string | undefined;

export interface Period {
  readonly from: string;
  readonly to: string;
}

export const readFigures = (period: Period, tenant: Text) =>
  valueOf(client.GET('/api/staff/payment-figures', { params: { query: { ...period, ...given({ tenant }) } } }));
export type DayFigures = Awaited<ReturnType<typeof readFigures>>['days'][number];
export type Owed = Awaited<ReturnType<typeof readFigures>>['owed'][number];

const orderAt = (slug: string, id: string) => ({ params: { path: { slug, id: Number(id) } } });
const idAt = (slug: string, id: string) => ({ params: { path: { slug, id } } });

export const readOrder = (slug: string, id: string) =>
  valueOf(client.GET('/api/staff/tenants/{slug}/orders/{id}', orderAt(slug, id)));
export type Order = Awaited<ReturnType<typeof readOrder>>;

export const checkOrder = (slug: string, id: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/orders/{id}/checks', orderAt(slug, id)));

export interface RefundWish {
  readonly amount: number;
  readonly credits?: number;
}

export const previewRefund = (slug: string, id: string, body: RefundWish) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/orders/{id}/refund-preview', { ...orderAt(slug, id), body }));
export type RefundPreview = Awaited<ReturnType<typeof previewRefund>>;

export const askRefund = (slug: string, id: string, body: RefundWish & { reason: string; key: string }) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/orders/{id}/refunds', { ...orderAt(slug, id), body }));

export const retryRefund = (slug: string, id: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/refunds/{id}/retry', idAt(slug, id)));

export const previewTransfer = (slug: string, id: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/refunds/{id}/transfer-preview', idAt(slug, id)));

export const recordTransfer = (slug: string, id: string, body: { reference: string; reason: string; key: string }) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/refunds/{id}/transfers', { ...idAt(slug, id), body }));

export const waiveRefund = (slug: string, id: string, reason: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/refunds/{id}/waiver', { ...idAt(slug, id), body: { reason } }));

export function readRefundRequests(wish: { tenant?: Text; status?: Text; order?: Text }) {
  const { status, ...rest } = wish;
  const query = {
    ...given(rest),
    ...(status !== undefined && { status: status as 'waiting' | 'done' | 'refused' }),
  };
  return valueOf(client.GET('/api/staff/refund-requests', { params: { query } }));
}
export type RefundRequest = Awaited<ReturnType<typeof readRefundRequests>>['requests'][number];

export const approveRefund = (slug: string, id: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/refund-requests/{id}/approvals', idAt(slug, id)));

export const refuseRefund = (slug: string, id: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/refund-requests/{id}/refusal', idAt(slug, id)));

export const readDueRefunds = (wish: { tenant?: Text; after?: Text }) =>
  valueOf(client.GET('/api/staff/due-refunds', { params: { query: given(wish) } }));
export type DueRefund = Awaited<ReturnType<typeof readDueRefunds>>['refunds'][number];

export function readDisputes({ status, ...wish }: { tenant?: Text; status?: Text; after?: Text }) {
  const query = { ...given(wish), ...(status !== undefined && { status: status as DisputeFilter }) };
  return valueOf(client.GET('/api/staff/payment-disputes', { params: { query } }));
}
type DisputeFilter = 'waiting' | 'open' | 'won' | 'lost';
export type Dispute = Awaited<ReturnType<typeof readDisputes>>['disputes'][number];

export const respondToDispute = (slug: string, id: string, note: string) =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/payment-disputes/{id}/response', { ...idAt(slug, id), body: { note } }),
  );

export function readDifferences({ status, ...wish }: { tenant?: Text; status?: Text; after?: Text }) {
  const query = { ...given(wish), ...(status === 'all' && { status: 'all' as const }) };
  return valueOf(client.GET('/api/staff/payment-differences', { params: { query } }));
}
export type Difference = Awaited<ReturnType<typeof readDifferences>>['differences'][number];

export const resolveDifference = (slug: string, id: string, note: string) =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/payment-differences/{id}/resolution', {
      ...idAt(slug, id),
      body: { note },
    }),
  );

const reportOf = (slug: string, query: Period) => ({ params: { path: { slug }, query } });

export const readSettlement = (period: Period, wish: { tenant: Text; after: Text }) =>
  valueOf(client.GET('/api/staff/settlement-report', { params: { query: { ...period, ...given(wish) } } }));

export const readVatOfBrands = (period: Period, after: Text) =>
  valueOf(client.GET('/api/staff/vat-report', { params: { query: { ...period, ...given({ after }) } } }));

export const readVatProofs = (period: Period, after: Text) =>
  valueOf(client.GET('/api/staff/vat-proofs', { params: { query: { ...period, ...given({ after }) } } }));
export type VatProofs = Awaited<ReturnType<typeof readVatProofs>>;

export const readVat = (slug: string, period: Period) =>
  valueOf(client.GET('/api/staff/tenants/{slug}/vat-report', reportOf(slug, period)));

/** The books of a month, as the text of a CSV file. */
export const readBooks = (slug: string, month: string) =>
  valueOf(
    client.GET('/api/staff/tenants/{slug}/books-export', {
      params: { path: { slug }, query: { month } },
      parseAs: 'text',
    }),
  );

export function readCodes({ status, ...wish }: { tenant?: Text; q?: Text; status?: Text; after?: Text }) {
  const query = { ...given(wish), ...(status !== undefined && { status: status as 'usable' | 'over' }) };
  return valueOf(client.GET('/api/staff/discount-codes', { params: { query } }));
}
export type DiscountCode = Awaited<ReturnType<typeof readCodes>>['codes'][number];

export interface NewCode {
  readonly code: string;
  readonly percent: number;
  readonly expires: string;
  readonly starts?: string;
  readonly country?: string;
  readonly currency?: string;
  readonly minimum?: number;
  readonly member?: number;
}

export const addCode = (slug: string, body: NewCode) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/discount-codes', { params: { path: { slug } }, body }));

export const readDiscountBrands = () => valueOf(client.GET('/api/staff/discount-brands'));
export type DiscountBrand = Awaited<ReturnType<typeof readDiscountBrands>>['brands'][number];

export const addCodeAtBrands = (body: Omit<NewCode, 'member' | 'currency'> & { tenants: string[]; currency: string }) =>
  valueOf(client.POST('/api/staff/discount-codes', { body }));

export const endCode = (slug: string, code: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/discount-codes/{code}/end', { params: { path: { slug, code } } }));

export const readLedgerChecks = () => valueOf(client.GET('/api/staff/ledger-checks'));
export type LedgerChecks = Awaited<ReturnType<typeof readLedgerChecks>>['checks'];

export const askLedgerCheck = (slug: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/ledger-checks', { params: { path: { slug } } }));

const ofBrand = (slug: string) => ({ params: { path: { slug } } });
const fileAt = (slug: string, file: string) => ({ params: { path: { slug, file } } });

export const readDebitFiles = (slug: string) =>
  valueOf(client.GET('/api/staff/tenants/{slug}/debit-files', ofBrand(slug)));
export type DebitFile = Awaited<ReturnType<typeof readDebitFiles>>['files'][number];

export const writeDebitFile = (slug: string, account: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/debit-files', { ...ofBrand(slug), body: { account } }));
export type WrittenDebits = Awaited<ReturnType<typeof writeDebitFile>>;

export const copyDebitFile = (slug: string, file: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/debit-files/{file}/copies', fileAt(slug, file)));

export const bookDebitsPaid = (slug: string, file: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/debit-files/{file}/paid', fileAt(slug, file)));

type ReturnReason = components['schemas']['DebitReturnRequest']['reason'];

export const bookDebitReturn = (slug: string, debit: string, reason: string) =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/debit-returns', {
      ...ofBrand(slug),
      body: { debit, reason: reason as ReturnReason },
    }),
  );

export const bookRefundMade = (slug: string, id: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/refunds/{id}/made', idAt(slug, id)));
