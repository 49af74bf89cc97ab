import { integer, json, key, nullable, tenantTable, text, timestamp, uuid } from '../../platform/database';

/** The tables that this module owns. */
export const SAFETY_TABLES = {
  block: tenantTable('block', {
    blocker_id: key(integer),
    blocked_id: key(integer),
    created_at: timestamp,
  }),
  report: tenantTable('report', {
    id: key(integer),
    reporter_id: nullable(integer),
    profile_id: nullable(integer),
    reason: text,
    text: text,
    evidence: json(),
    created_at: timestamp,
    closed_at: nullable(timestamp),
    closed_by: nullable(text),
    outcome: nullable(text),
  }),
  notice: tenantTable('notice', {
    id: key(integer),
    reference: text,
    submission: text,
    report_id: nullable(integer),
    account_id: nullable(integer),
    reason: text,
    address: nullable(text),
    name: nullable(text),
    email: nullable(text),
    locale: text,
    created_at: timestamp,
    decision_id: nullable(integer),
    decided_at: nullable(timestamp),
    decided_by: nullable(text),
  }),
  complaint: tenantTable('complaint', {
    id: key(uuid),
    reference: text,
    submission: text,
    kind: text,
    name: text,
    email: text,
    message: text,
    about: nullable(text),
    locale: text,
    created_at: timestamp,
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const SAFETY_READERS = {
  block: ['chats', 'discovery', 'members'],
  complaint: ['console'],
  notice: ['moderation'],
  report: ['console', 'moderation'],
};
