import { DELETED, type DeclaredTable, emailKeyOf, withheld } from '../personal-data';

const addressed = ['person', 'replyTo'].map(
  (whom) => `lower(payload->'${whom}'->>'address') = ${emailKeyOf('outbox')}`,
);

/** Mails to a member or in a member's name, and jobs for an account (`account` in their payload), while they wait. */
export const OUTBOX_DATA: readonly DeclaredTable[] = [
  {
    table: 'outbox',
    name: 'waiting_messages',
    rows: [...addressed, "payload->>'account' = $1::integer::text"].join(' or '),
    key: ['id'],
    columns: {
      id: withheld('names the delivery, and nothing else does'),
      kind: 'kind',
      payload: withheld('holds tokens; what it says follows from the other tables, and it goes when it is delivered'),
      trace: withheld('joins lines of the log'),
      created_at: 'created_at',
      hand_at: withheld('the state of the delivery'),
      claimed_until: withheld('the state of the delivery'),
      attempts: withheld('the state of the delivery'),
      last_error: withheld('the state of the delivery'),
      failed_at: 'failed_at',
      lost_secrets: withheld('the state of the delivery'),
    },
    erase: DELETED,
    forgotten: 'when it is delivered',
  },
];
