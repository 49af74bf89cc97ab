import { DELETED, type DeclaredTable, withheld } from '../../../platform/personal-data';

const owner = withheld('the same id as the account’s');
const internal = withheld('a number of ours');

/** Orders keep the code and the sum of their discount: books need no more. */
export const DISCOUNT_DATA: readonly DeclaredTable[] = [
  {
    table: 'discount_use',
    name: 'discounts_used',
    rows: 'account_id = $1::integer',
    key: ['order_id'],
    columns: {
      order_id: 'order',
      account_id: owner,
      code_id: internal,
      state: 'status',
      created_at: 'created_at',
    },
    erase: DELETED,
  },
  {
    table: 'discount_code',
    name: 'discount_codes',
    rows: 'account_id = $1::integer',
    key: ['id'],
    columns: {
      id: internal,
      code: 'discount_code',
      kind: withheld('whether it is of a campaign or was offered to somebody who was leaving'),
      percent: 'percent',
      minimum_amount: 'minimum_order',
      currency: 'currency',
      country: 'country',
      methods: 'method',
      account_id: owner,
      starts_at: 'starts_at',
      expires_at: 'expires_at',
      status: 'status',
      created_at: 'created_at',
    },
    erase: DELETED,
  },
];
