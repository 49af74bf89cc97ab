import { type Statement } from '../../platform/database';

/** For the batch of a like: of two who like each other at once the second waits for the first, and then sees its like. */
export const pairLock = (one: number, other: number): Statement => ({
  text: 'select pg_advisory_xact_lock(least($1::integer, $2::integer), greatest($1::integer, $2::integer))',
  values: [one, other],
});
