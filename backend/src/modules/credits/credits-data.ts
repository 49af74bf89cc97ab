import { type DeclaredTable, withheld } from '../../platform/personal-data';

const OWN = 'account_id = $1::integer';
const owner = withheld('the same id as the account’s');
const internal = withheld('names the row, and nothing else does');

const LEDGER = 'bookkeeping duty: amounts, times and orders stay, for seven years, under a number that was nobody’s';

/** In the order of erasure. */
export const CREDITS_DATA: readonly DeclaredTable[] = [
  { table: 'credit_check', impersonal: 'when all balances of the brand were checked, and how many were wrong' },
  {
    table: 'credit_entry',
    name: 'credits',
    rows: OWN,
    key: ['id'],
    columns: {
      id: internal,
      account_id: owner,
      number: 'id',
      amount: 'amount',
      balance_after: 'balance',
      reason: 'reason',
      reference: 'reference',
      revision: withheld('the brand’s number of the settings that the amount was taken from'),
      idempotency_key: withheld('keeps the entry from being written twice'),
      created_at: 'created_at',
    },
    erase: { how: 'detach', columns: { idempotency_key: "'erased:' || id" }, reason: LEDGER },
  },
  {
    table: 'credit_balance',
    name: 'credit_balance',
    rows: OWN,
    key: ['account_id'],
    columns: { account_id: owner, balance: 'balance', entries: withheld('how many entries stand beside it') },
    // Its entries follow.
    erase: {
      how: 'detach',
      columns: { account_id: '-1 - floor(random() * 2147483647)::integer' },
      reason: LEDGER,
    },
  },
];
