import { createHash } from 'node:crypto';
import { type PlatformConnection, type PlatformDatabase } from '../../../platform/database';
import { type TryCounter, type TryLimit, type TryStore, networkCounters } from '../../../platform/tries';
import { type Network } from '../../../shared/network';
import { CONSOLE_TABLES } from '../tables';

const TABLE = { name: 'staff_tries', key: 'kind, subject' };

export const ACCOUNT_TRIES: TryLimit = { kind: 'account', max: 5, window: '24 hours', isCleared: true };
const ADDRESS_TRIES: TryLimit = { kind: 'address', max: 20, window: '24 hours', isCleared: false };
/** Tries at the second factor, after the right password. */
export const CODE_TRIES: TryLimit = { kind: 'code', max: 5, window: '24 hours', isCleared: true };

export const staffKey = (email: string): string => email.trim().toLowerCase();

/** Counted by what was typed, whether somebody has that address or not. */
export const accountSubject = (email: string): string => createHash('sha256').update(staffKey(email)).digest('hex');

export const staffCounter = (limit: TryLimit, subject: string): TryCounter => ({ limit, subject });

export const signInCounters = (email: string, network: Network): TryCounter[] => [
  staffCounter(ACCOUNT_TRIES, accountSubject(email)),
  ...networkCounters(ADDRESS_TRIES, network),
];

export const staffTries = (platform: PlatformDatabase): TryStore => ({
  table: TABLE,
  run: (statements) =>
    platform.transaction(async (connection) => {
      const rows: object[][] = [];
      for (const { text, values } of statements) rows.push(await connection.query(text, values));
      return rows;
    }),
});

export async function forgetTries(connection: PlatformConnection, { kind }: TryLimit, subject: string): Promise<void> {
  await connection.repository(CONSOLE_TABLES.staff_tries).delete({ kind, subject });
}
