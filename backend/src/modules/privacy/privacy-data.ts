import { DELETED, type DeclaredTable, withheld } from '../../platform/personal-data';

export const PRIVACY_DATA: readonly DeclaredTable[] = [
  { table: 'erasure_report', impersonal: 'counts rows; it is there to say that nothing of a person is' },
  {
    table: 'data_export',
    name: 'exports',
    rows: 'account_id = $1::integer',
    key: ['id'],
    columns: {
      id: withheld('names the file, and nothing else does'),
      account_id: withheld('the same id as the account’s'),
      status: 'status',
      asked_at: 'asked_at',
      ready_at: 'ready_at',
      expires_at: 'expires_at',
      bytes: 'bytes',
    },
    erase: DELETED,
    forgotten: 'ninety days after it was asked for',
  },
];
