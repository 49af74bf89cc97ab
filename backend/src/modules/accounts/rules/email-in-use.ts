import { type Statement } from '../../../platform/database';

/**
 * The statement that finds who keeps an address from an account (0 for a new one): whose it is, or who may still return
 * to it.
 */
export const takenBy = (key: string, account = 0): Statement => ({
  text: `select id from account where email_key = $1 and id <> $2
    union all select account_id from email_hold where email_key = $1 and account_id <> $2 and until > now()`,
  values: [key, account],
});

const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a second account with one address. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: unknown }).code === UNIQUE_VIOLATION &&
  (error as { constraint?: unknown }).constraint === 'account_tenant_id_email_key_key';
