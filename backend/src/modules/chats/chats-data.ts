import { DELETED, type DeclaredTable, withheld } from '../../platform/personal-data';

const OWN_ID = withheld('the same id as the profile’s');
const CONVERSATION = withheld('its number, which is the other one’s as well');

/** What the other one wrote is theirs; a conversation ends for both when either has left for good. */
export const CHATS_DATA: readonly DeclaredTable[] = [
  {
    table: 'message',
    name: 'messages',
    rows: 'sender_id = $1::integer',
    key: ['conversation_id', 'seq'],
    columns: {
      conversation_id: CONVERSATION,
      seq: withheld('its place among those of both'),
      sender_id: OWN_ID,
      client_id: withheld('a number that the browser made'),
      kind: 'kind',
      body: 'message',
      attachment: 'picture',
      warning: withheld('what the other one was told'),
      sent_at: 'sent_at',
      gone_at: withheld('nothing is left of it'),
      gone_changed: withheld('a number for devices'),
    },
    erase: DELETED,
  },
  {
    table: 'chat',
    name: 'chats',
    rows: 'member_id = $1::integer',
    key: ['member_id', 'conversation_id'],
    columns: {
      member_id: OWN_ID,
      conversation_id: CONVERSATION,
      partner_id: 'id',
      unread: withheld('a count of what others wrote'),
      unread_since: withheld('when others wrote'),
      read_seq: withheld('a place among messages'),
      partner_read_seq: withheld('what the other one has read'),
      partner_received_seq: withheld('what the other one has got'),
      cleared_seq: withheld('a place among messages'),
      last_at: 'changed_at',
      wrote_at: 'created_at',
      draft: 'note',
      changed: withheld('a number for devices'),
    },
    erase: DELETED,
  },
  {
    table: 'conversation',
    name: 'conversations',
    rows: 'low_id = $1::integer or high_id = $1::integer',
    key: ['id'],
    columns: {
      id: CONVERSATION,
      low_id: withheld('one of the two profiles'),
      high_id: withheld('one of the two profiles'),
      last_seq: withheld('how many messages both wrote'),
      created_at: 'created_at',
    },
    erase: DELETED,
  },
];
