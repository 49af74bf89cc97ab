import { type Database } from '../../../../platform/database';
import { type Asked, secondPersonWork } from '../../../tenants';
import { type RefundRequestStatus } from '../../tables';

export interface RefundRequestRow extends Asked {
  readonly id: string;
  readonly order: number;
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  readonly credits: number | null;
  readonly reason: string;
  readonly status: RefundRequestStatus;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly refund: string | null;
  /** The failed refund that was paid by a transfer of the bank, and what the transfer is called there. */
  readonly transferOf: string | null;
  readonly transferReference: string | null;
}

/** A request to record a transfer of the bank. */
export interface TransferRequestRow extends RefundRequestRow {
  readonly transferOf: string;
  readonly transferReference: string;
}

export const isTransfer = (request: RefundRequestRow): request is TransferRequestRow => request.transferOf !== null;

/** SQL: a request as lists show it, of a row r, with its order as o. */
export const COLUMNS = `
  r.id, r.order_id as "order", r.key, r.amount, o.currency, r.credits, r.reason, r.status, r.asked_by as "askedBy",
  r.proposers, r.approvers, r.asked_at as "askedAt", r.decided_by as "decidedBy", r.decided_at as "decidedAt",
  r.refund_id as refund, r.transfer_of as "transferOf", r.transfer_reference as "transferReference"`;
export const FROM = 'from refund_request r join payment_order o on o.tenant_id = r.tenant_id and o.id = r.order_id';

export const findRequests = (database: Database, condition: string, values: readonly unknown[]) =>
  database.query<RefundRequestRow>(`select ${COLUMNS} ${FROM} where ${condition}`, values);

/** Held until the transaction ends. */
export async function holdRequest(database: Database, id: string): Promise<RefundRequestRow | undefined> {
  await database.execute('select from refund_request where id = $1::uuid for update', [id]);
  return (await findRequests(database, 'r.id = $1::uuid', [id]))[0];
}

/** Whether a transfer waits for a second person: of one failed refund, or of any of an order. */
export async function isTransferWaiting(
  database: Database,
  of: { readonly refund: string } | { readonly order: number },
): Promise<boolean> {
  const [column, value] = 'refund' in of ? ['transfer_of', of.refund] : ['order_id', of.order];
  const waiting = await database.query(
    `select from refund_request where ${column} = $1 and transfer_of is not null and status = 'waiting'`,
    [value],
  );
  return waiting.length > 0;
}

export const WAITING = "r.status = 'waiting' order by r.asked_at limit 200";

/** A second person's word is missing. */
export const REFUND_REQUEST_WORK = secondPersonWork('refund_request w');
