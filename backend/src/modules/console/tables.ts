import {
  arrayOf,
  bigint,
  boolean,
  bytes,
  integer,
  key,
  nullable,
  oneOf,
  platformTable,
  text,
  timestamp,
  uuid,
} from '../../platform/database';
import { type StaffRole } from '../../platform/http';
import { type WorkCategory } from './wellbeing/work-categories';
import { type WorkQueue } from './queues/queue-names';

/** The tables that this module owns. */
export const CONSOLE_TABLES = {
  staff: platformTable('staff', {
    id: key(integer),
    email: text,
    name: text,
    role: oneOf<StaffRole>(),
    created_at: timestamp,
    disabled_at: nullable(timestamp),
    password_hash: nullable(text),
    created_by: arrayOf(integer),
    held_by: arrayOf(integer),
    held_by_unknown: boolean,
    held_at: timestamp,
    confirmed_by: arrayOf(integer),
    /** From when they count as a second person. Null: nobody has confirmed them, or not enough people. */
    approves_from: nullable(timestamp),
    founder: boolean,
    /** Whether a program has the account: it has tokens, and nobody signs in. */
    machine: boolean,
  }),
  staff_invitation: platformTable('staff_invitation', {
    hash: key(bytes),
    staff_id: integer,
    created_at: timestamp,
    expires_at: timestamp,
    used_at: nullable(timestamp),
  }),
  staff_recovery_code: platformTable('staff_recovery_code', {
    staff_id: key(integer),
    hash: key(bytes),
    used_at: nullable(timestamp),
  }),
  staff_second_factor: platformTable('staff_second_factor', {
    staff_id: key(integer),
    secret: bytes,
    confirmed_at: nullable(timestamp),
    last_step: bigint,
  }),
  staff_passkey: platformTable('staff_passkey', {
    id: key(uuid),
    staff_id: integer,
    credential_id: bytes,
    user_handle: bytes,
    public_key: bytes,
    counter: bigint,
    transports: arrayOf(text),
    backed_up: boolean,
    name: text,
    created_at: timestamp,
    used_at: nullable(timestamp),
  }),
  staff_passkey_challenge: platformTable('staff_passkey_challenge', {
    hash: key(bytes),
    session_id: uuid,
    user_handle: nullable(bytes),
    expires_at: timestamp,
  }),
  staff_session: platformTable('staff_session', {
    token_hash: key(bytes),
    id: uuid,
    staff_id: integer,
    stage: text,
    device: text,
    created_at: timestamp,
    seen_at: timestamp,
    expires_at: timestamp,
    second_factor_at: nullable(timestamp),
  }),
  staff_tenant: platformTable('staff_tenant', {
    staff_id: key(integer),
    tenant_id: key(integer),
  }),
  isolation_run: platformTable('isolation_run', {
    id: key(uuid),
    started_at: timestamp,
    ended_at: nullable(timestamp),
    probes: integer,
    leaks: integer,
    unanswered: integer,
    leaking: arrayOf(text),
    failure: nullable(text),
  }),
  staff_claim: platformTable('staff_claim', {
    queue: key(oneOf<WorkQueue>()),
    tenant_id: key(integer),
    item: key(text),
    staff_id: integer,
    claimed_until: timestamp,
  }),
  staff_wellbeing: platformTable('staff_wellbeing', {
    staff_id: key(integer),
    blur: nullable(integer),
    greyscale: nullable(boolean),
    thumbnails_only: nullable(boolean),
    break_after_minutes: nullable(integer),
    break_after_severe: nullable(integer),
    opted_out: arrayOf(oneOf<WorkCategory>()),
    changed_at: timestamp,
  }),
  staff_picture_time: platformTable('staff_picture_time', {
    staff_id: key(integer),
    looked_ms: integer,
    severe: integer,
    stretch_since: timestamp,
    last_at: timestamp,
  }),
  staff_token: platformTable('staff_token', {
    hash: key(bytes),
    staff_id: integer,
    label: text,
    created_at: timestamp,
    expires_at: timestamp,
    revoked_at: nullable(timestamp),
  }),
  staff_tries: platformTable('staff_tries', {
    kind: key(text),
    subject: key(text),
    tries: integer,
    blocks: integer,
    since: timestamp,
    blocked_until: nullable(timestamp),
    pending: arrayOf(timestamp),
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const CONSOLE_READERS = {
  staff: ['fleet', 'launch', 'tenants'],
  staff_tenant: ['launch', 'tenants'],
};
