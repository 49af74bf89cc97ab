import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { GREATEST_ID, idIn } from '../../../platform/http';
import { visibleTo } from '../../members';
import { TransactionNotFound } from '../errors';
import { type Reason } from './reasons';
import { type Transaction, type TransactionsResponse } from './transaction.response';

interface TransactionRow {
  readonly id: number;
  readonly amount: number;
  readonly balance: number;
  readonly reason: Reason;
  readonly created_at: Date;
  readonly reversal_of: number | null;
  readonly reversed_by: number | null;
  readonly order: number | null;
  readonly partner_id: number | null;
  readonly partner_name: string;
  readonly partner_fictional: boolean;
}

const PAGE = 50;

/**
 * Entries of member `$1`, newest first. References are computed before the join: under row-level security an index is
 * not used for what is worked out in it.
 */
const linesOf = (which: string, most: number): string => `
  select e.number as id, e.amount, e.balance_after as balance, e.reason, e.created_at,
    (select o.number from credit_entry o
     where o.id = case when e.reason = 'reversal' then e.reference::uuid end) as reversal_of,
    (select r.number from credit_entry r where r.idempotency_key = 'reversal:' || e.id) as reversed_by,
    substring(e.idempotency_key from '^purchase:([1-9]\\d{0,9})$')::integer as "order",
    p.id as partner_id, p.name as partner_name, p.fictional as partner_fictional
  from (
    select e.*, case when e.reason in ('message', 'photo', 'gift') and e.reference ~ '^[1-9]\\d{0,9}:'
      then split_part(e.reference, ':', 1)::integer end as conversation_id
    from credit_entry e where e.account_id = $1::integer and ${which} order by e.number desc limit ${most}
  ) e
  left join conversation c on c.id = e.conversation_id
  left join profile p on p.id = case c.low_id when $1 then c.high_id else c.low_id end and ${visibleTo('$1')}
  order by e.number desc`;

/** A member's entries, as they may read them. */
@Injectable()
export class Statement {
  constructor(private readonly database: Database) {}

  /** Newest first, behind the entry `before`. */
  async page(member: number, before = GREATEST_ID): Promise<TransactionsResponse> {
    const [rows, [held]] = (await this.database.batch([
      {
        text: linesOf('e.number < $2::integer', PAGE + 1),
        values: [member, before],
      },
      { text: 'select balance from credit_balance where account_id = $1::integer', values: [member] },
    ])) as unknown as [TransactionRow[], [{ balance: number }]];
    const transactions = rows.slice(0, PAGE).map(present);
    const next = rows.length > PAGE ? String(transactions.at(-1)?.id) : null;
    return { transactions, next, credits: held.balance };
  }

  async one(member: number, id: number): Promise<Transaction> {
    const [row] = await this.database.query<TransactionRow>(linesOf('e.number = $2::integer', 1), [member, id]);
    if (!row) throw new TransactionNotFound();
    return present(row);
  }
}

function present({
  created_at: at,
  partner_id: id,
  partner_name: name,
  partner_fictional: fictional,
  ...row
}: TransactionRow): Transaction {
  return { ...row, created_at: at.toISOString(), partner: id === null ? null : { id, name, fictional } };
}

/** The entry's number in an address. Throws TransactionNotFound for anything else. */
export const transactionIdOf = (text: string): number => idIn(text, TransactionNotFound);
