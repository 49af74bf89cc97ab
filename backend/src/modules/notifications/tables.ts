import {
  bytes,
  integer,
  key,
  nullable,
  oneOf,
  smallint,
  tenantTable,
  text,
  timestamp,
  uuid,
} from '../../platform/database';
import { type MailOutcome } from './suppression/mail-events';

/** The tables that this module owns. */
export const NOTIFICATIONS_TABLES = {
  mail_log: tenantTable('mail_log', {
    entry: key(uuid),
    account_id: integer,
    mail: text,
    outcome: oneOf<MailOutcome>(),
    reason: nullable(text),
    at: timestamp,
  }),
  mail_preference: tenantTable('mail_preference', {
    account_id: key(integer),
    kind: key(text),
    disabled_at: timestamp,
    disabled_by: text,
  }),
  mail_soft_bounce: tenantTable('mail_soft_bounce', {
    email_hash: key(bytes),
    mail: key(bytes),
    at: timestamp,
  }),
  mail_suppression: tenantTable('mail_suppression', {
    email_hash: key(bytes),
    reason: key(text),
    since: timestamp,
    code: text,
    lifted_at: nullable(timestamp),
    tried_at: nullable(timestamp),
    tried_entry: nullable(uuid),
  }),
  /** One row a brand: the last one. */
  trial_mail: tenantTable('trial_mail', {
    nonce: bytes,
    sender: text,
    sent_at: timestamp,
    /** The reason why it was not taken, or came back. */
    failure: nullable(text),
    received_at: nullable(timestamp),
    /** The name that the receiving server gives itself; null where it says nothing of the sender. */
    server: nullable(text),
    /** Null where that server is not the trusted one, or does not tell. */
    spf: nullable(text),
    dkim: nullable(text),
    dmarc: nullable(text),
    /** Mails before this one that never came back, in a row. */
    lost: smallint,
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const NOTIFICATIONS_READERS = {
  mail_log: ['console'],
  mail_preference: ['accounts'],
  mail_suppression: ['console'],
};
