import { bigint, integer, json, key, nullable, tenantTable, text, timestamp, uuid } from '../../platform/database';

/** The tables that this module owns. */
export const CHATS_TABLES = {
  chat: tenantTable('chat', {
    member_id: key(integer),
    conversation_id: key(integer),
    partner_id: integer,
    unread: integer,
    unread_since: nullable(timestamp),
    read_seq: integer,
    partner_read_seq: integer,
    partner_received_seq: integer,
    cleared_seq: integer,
    last_at: timestamp,
    wrote_at: nullable(timestamp),
    draft: text,
    changed: bigint,
    untold_since: nullable(timestamp),
    pushed_seq: integer,
    pushed_by: nullable(uuid),
  }),
  chat_photo: tenantTable('chat_photo', {
    id: key(integer),
    owner_id: integer,
    conversation_id: nullable(integer),
    seq: nullable(integer),
    file: text,
    key: text,
    blurred_key: text,
    width: integer,
    height: integer,
    created_at: timestamp,
  }),
  conversation: tenantTable('conversation', {
    id: key(integer),
    low_id: integer,
    high_id: integer,
    last_seq: integer,
    created_at: timestamp,
  }),
  held_message: tenantTable('held_message', {
    id: key(integer),
    sender_id: integer,
    profile_id: integer,
    client_id: uuid,
    body: text,
    rule: text,
    held_at: timestamp,
    decided_at: nullable(timestamp),
    outcome: nullable(text),
    drop_reason: nullable(text),
    quote: nullable(json()),
  }),
  message: tenantTable('message', {
    conversation_id: key(integer),
    seq: key(integer),
    sender_id: integer,
    client_id: uuid,
    kind: text,
    body: nullable(text),
    attachment: nullable(json()),
    warning: nullable(text),
    sent_at: timestamp,
    gone_at: nullable(timestamp),
    gone_changed: nullable(bigint),
  }),
  unread_mail: tenantTable('unread_mail', {
    account_id: key(integer),
    told_at: timestamp,
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const CHATS_READERS = {
  chat: ['activity', 'members', 'safety'],
  conversation: ['credits'],
  message: ['safety'],
};
