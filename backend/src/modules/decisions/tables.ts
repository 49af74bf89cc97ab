import {
  arrayOf,
  boolean,
  bytes,
  integer,
  json,
  key,
  nullable,
  tenantTable,
  text,
  timestamp,
} from '../../platform/database';

/** The tables that this module owns. */
export const DECISIONS_TABLES = {
  decision: tenantTable('decision', {
    id: key(integer),
    account_id: nullable(integer),
    kind: text,
    reasons: arrayOf(text),
    ground: text,
    content: json(),
    source: text,
    is_software_found: boolean,
    note: nullable(text),
    ends_at: nullable(timestamp),
    decided_at: timestamp,
    decided_by: text,
    deciders: arrayOf(integer),
    ended_at: nullable(timestamp),
    ended_by: nullable(text),
    needs_look: boolean,
    looked_at: nullable(timestamp),
    looked_by: nullable(text),
    look_outcome: nullable(text),
  }),
  statement: tenantTable('statement', {
    decision_id: key(integer),
    token_hash: bytes,
    language: text,
    sent_at: timestamp,
  }),
  appeal: tenantTable('appeal', {
    id: key(integer),
    decision_id: integer,
    text: text,
    created_at: timestamp,
    outcome: nullable(text),
    note: nullable(text),
    decided_at: nullable(timestamp),
    decided_by: nullable(text),
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const DECISIONS_READERS = {
  decision: ['accounts', 'moderation', 'safety'],
  appeal: ['moderation', 'safety'],
};
