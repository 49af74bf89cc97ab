import { integer, key, tenantTable, text, timestamp, uuid } from '../../platform/database';

/** The tables that this module owns. */
export const CREDITS_TABLES = {
  credit_balance: tenantTable('credit_balance', {
    account_id: key(integer),
    balance: integer,
    entries: integer,
  }),
  credit_entry: tenantTable('credit_entry', {
    id: key(uuid),
    account_id: integer,
    amount: integer,
    reason: text,
    reference: text,
    revision: integer,
    idempotency_key: text,
    created_at: timestamp,
    number: integer,
    balance_after: integer,
  }),
  credit_check: tenantTable('credit_check', {
    checked_at: timestamp,
    accounts: integer,
    differences: integer,
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const CREDITS_READERS = {
  credit_balance: ['accounts', 'chats', 'payments'],
  credit_entry: ['accounts', 'chats', 'console', 'payments'],
};
