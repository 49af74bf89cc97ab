import { type Statement } from '../database';

/**
 * Selects a row where no entry of the kind waits for delivery, for `onlyIf` of an entry. The condition is SQL over `payload`,
 * with `values` from $1 on, and is to have an index of its own.
 */
export const noneWaits = (kind: string, condition: string, values: readonly unknown[]): Statement => ({
  text: `select where not exists (select from outbox where kind = '${kind}' and failed_at is null and (${condition}))`,
  values,
});
