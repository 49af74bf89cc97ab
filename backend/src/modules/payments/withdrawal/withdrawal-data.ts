import { type PersonalTable, emailKeyOf, withheld } from '../../../platform/personal-data';

const internal = withheld('names the row, and nothing else does');

export const WITHDRAWAL_DATA: PersonalTable = {
  table: 'withdrawal_statement',
  name: 'withdrawals',
  // Anybody can type any address: what came without a session is its owner's once the account has shown that it reads the mailbox.
  rows: `(account_id = $1::integer or account_id is null and lower(email) = ${emailKeyOf('withdrawal_statement')}
    and exists (select from account a
      where a.tenant_id = withdrawal_statement.tenant_id and a.id = $1::integer and a.confirmed_at is not null))`,
  key: ['id'],
  columns: {
    id: internal,
    client_key: withheld('keeps the statement from being made twice'),
    account_id: withheld('the same id as the account’s'),
    order_id: 'order',
    name: 'name',
    email: 'email',
    about: 'about',
    message: 'message',
    locale: 'language',
    status: 'status',
    reason: 'reason',
    refund_id: internal,
    received_at: 'sent_at',
    handled_at: 'done_at',
  },
  erase: {
    how: 'detach',
    columns: { client_key: 'gen_random_uuid()', name: "''", email: "''", about: "''", message: 'null' },
    reason: 'for two years it can be told when a purchase was withdrawn from, and what became of it',
  },
  forgotten: 'two years after it was made',
};
