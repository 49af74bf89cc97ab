import { type Locale } from '../../../../../contract/text/locales';
import { type Statement } from '../../../platform/database';
import { outboxEntry } from '../../../platform/outbox';
import { type CarriedOut, type NotCarriedOut } from './carry-out';
import { type NothingDue } from './reckon-withdrawal';

export const STATEMENT_KIND = 'withdrawal_statement';

export interface StatementPayload {
  readonly statement: string;
}

export type StatementStatus = 'received' | 'carried_out' | 'nothing_due' | 'with_staff';
export type StatementReason = NothingDue | NotCarriedOut;

export interface NewStatement {
  readonly id: string;
  /** Chosen by the page. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  /** The order as the sender names it. */
  readonly about: string;
  readonly message: string | null;
  readonly locale: Locale;
  readonly receivedAt: Date;
}

/** How many an address sends in a day at most; anybody can type it in. */
const A_DAY = 5;

/** Keeps a visitor's statement, unless its key is known or the address has sent too many. */
export const visitorsStatement = (statement: NewStatement): Statement => ({
  text: `insert into withdrawal_statement (id, client_key, name, email, about, message, locale, received_at, status)
    select $1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8, 'received'
    where (select count(*) from withdrawal_statement
      where lower(email) = lower($4) and received_at > now() - interval '1 day') < ${A_DAY}
    on conflict do nothing`,
  values: [
    ...[statement.id, statement.key, statement.name, statement.email, statement.about],
    ...[statement.message, statement.locale, statement.receivedAt],
  ],
});

/** Has a worker find the order and carry the statement out, if it was kept. */
export const statementEntry = (statement: string, onlyIf: Statement): Statement =>
  outboxEntry(STATEMENT_KIND, { statement } satisfies StatementPayload, onlyIf);

/** Keeps a member's statement, which was carried out in the same transaction. */
export const membersStatement = (
  statement: NewStatement & { readonly account: number; readonly order: number },
  { purchase, refund }: CarriedOut,
): Statement => ({
  text: `insert into withdrawal_statement (id, client_key, account_id, order_id, name, email, about, locale, received_at,
      status, reason, refund_id, handled_at)
    values ($1::uuid, $2::uuid, $3::integer, $4::integer, $5, $6, $7, $8, $9, $10, $11, $12::uuid, now())`,
  values: [
    ...[statement.id, statement.key, statement.account, statement.order, statement.name, statement.email],
    ...[statement.about, statement.locale, statement.receivedAt],
    ...[refund === undefined ? 'nothing_due' : 'carried_out', purchase.reckoning.reason, refund ?? null],
  ],
});

interface Handled {
  readonly status: StatementStatus;
  readonly reason: StatementReason | null;
  readonly order: number | undefined;
  readonly refund: string | undefined;
}

export const handled = (statement: string, { status, reason, order, refund }: Handled): Statement => ({
  text: `update withdrawal_statement set status = $2, reason = $3, order_id = $4::integer, refund_id = $5::uuid, handled_at = now()
    where id = $1::uuid`,
  values: [statement, status, reason, order ?? null, refund ?? null],
});
