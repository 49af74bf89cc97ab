import { type Statement } from '../database';
import { currentScope } from '../tenancy/scope';
import { uuidV7 } from './uuid-v7';

/** The input of a handler. It is delivered at least once, so the handler must be idempotent by `id`. */
export interface OutboxEntry {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** Which try this is, from 1. */
  readonly attempt: number;
  readonly createdAt: Date;
}

/**
 * The statement that records a fact for delivery. It belongs into the batch or transaction of what causes the fact.
 * Its tenant is the scope's. What the payload has under `secrets` is not kept when the delivery is given up. With `onlyIf` (a select,
 * with its parameters from $1 on) the row is written only where that finds something. It is delivered after `delaySeconds` at the earliest.
 */
export function outboxEntry(kind: string, payload: object, onlyIf?: Statement, delaySeconds = 0): Statement {
  const condition = onlyIf?.values ?? [];
  const at = (offset: number): string => `$${condition.length + offset}`;
  const row = `${at(1)}::uuid, ${at(2)}::text, ${at(3)}::jsonb, ${at(4)}::text${waiting(delaySeconds).values}`;
  return {
    text:
      `insert into outbox (id, kind, payload, trace${waiting(delaySeconds).columns}) ` +
      (onlyIf ? `select ${row} where exists (${onlyIf.text})` : `values (${row})`),
    values: [...condition, uuidV7(), kind, JSON.stringify(payload), currentScope()?.trace ?? ''],
  };
}

/** Both columns: a row that is due later and that nobody has claimed would count as one that lies in the queue. */
function waiting(delaySeconds: number): { readonly columns: string; readonly values: string } {
  if (delaySeconds === 0) return { columns: '', values: '' };
  const due = `, now() + interval '${delaySeconds} seconds'`;
  return { columns: ', claimed_until, hand_at', values: due + due };
}

/** `kind` and SQL expressions over `from`: a table, or a common table, of one row at most, with its condition. */
interface SelectedEntry {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
  readonly trace: string;
  readonly from: string;
  readonly delaySeconds?: number;
}

/** The same as `outboxEntry` where the payload comes of the statement that causes the fact: ends that statement. */
export const selectedOutboxEntry = ({ id, kind, payload, trace, from, delaySeconds = 0 }: SelectedEntry): string => {
  const { columns, values } = waiting(delaySeconds);
  return (
    `insert into outbox (id, kind, payload, trace${columns}) ` +
    `select ${id}, '${kind}', ${payload}, ${trace}${values} from ${from}`
  );
};
