import { createHash } from 'node:crypto';
import { type Database } from '../../../platform/database';
import { type TryCounter, type TryLimit, type TryStore, networkCounters } from '../../../platform/tries';
import { type Network } from '../../../shared/network';
import { emailKey } from '../../../../../contract/account/email-address';

const TABLE = { name: 'sign_in_tries', key: 'tenant_id, kind, subject' };

const ACCOUNT_TRIES: TryLimit = { kind: 'account', max: 5, window: '24 hours', isCleared: true };
const ADDRESS_TRIES: TryLimit = { kind: 'address', max: 20, window: '24 hours', isCleared: false };

/** An account is counted by the address that was typed, whether one exists or not. */
export const accountSubject = (email: string): string =>
  createHash('sha256').update(emailKey(email.trim())).digest('hex');

export const accountCounter = (subject: string): TryCounter => ({ limit: ACCOUNT_TRIES, subject });

export const signInCounters = (subject: string, network: Network): TryCounter[] => [
  accountCounter(subject),
  ...networkCounters(ADDRESS_TRIES, network),
];

export const signInTries = (database: Database): TryStore => ({
  table: TABLE,
  run: (statements) => database.batch(statements),
});
