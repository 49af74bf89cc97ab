import {
  arrayOf,
  bigint,
  boolean,
  bytes,
  integer,
  json,
  key,
  nullable,
  oneOf,
  platformTable,
  tenantTable,
  text,
  timestamp,
  uuid,
} from '../../platform/database';
import { type HostKind, type HostState } from '../../../../contract/tenancy/admission';
import { type DocumentSource, type StoredDocument } from './document';

/** The tables that this module owns. */
export const TENANTS_TABLES = {
  tenant: platformTable('tenant', {
    id: key(integer),
    slug: text,
    live_revision: nullable(integer),
    domain_language: text,
    locales: arrayOf(text),
    version: bigint,
    created_at: timestamp,
    /** Made for the isolation proof, and listed nowhere. */
    probe: boolean,
  }),
  domain: platformTable('domain', {
    host: key(text),
    tenant_id: integer,
    kind: oneOf<HostKind>(),
    state: oneOf<HostState>(),
    target: nullable(text),
    version: bigint,
    changed_at: timestamp,
  }),
  settings_release: tenantTable('settings_release', {
    number: key(integer),
    revision: integer,
    previous: nullable(integer),
    kind: oneOf<'publish' | 'rollback'>(),
    author: text,
    reason: text,
    version: bigint,
    at: timestamp,
  }),
  settings_revision: tenantTable('settings_revision', {
    revision: key(integer),
    /** The live revision when it was written; null before the first publish. */
    base: nullable(integer),
    source: json<Readonly<Record<string, unknown>>>(),
    /** The layers it stood on, as they were then: the product's defaults and the niche's template. */
    template: json<readonly DocumentSource[]>(),
    document: json<StoredDocument>(),
    author: text,
    reason: text,
    created_at: timestamp,
    /** The staff ids of the people who may have written it, the author first; null if unknown, as on the command line. */
    proposers: nullable(arrayOf(integer)),
  }),
  settings_approval: tenantTable('settings_approval', {
    revision: key(integer),
    approver: key(text),
    at: timestamp,
    approver_id: nullable(integer),
  }),
  scheduled_release: tenantTable('scheduled_release', {
    id: key(uuid),
    revision: integer,
    base: nullable(integer),
    publish_at: timestamp,
    author: text,
    reason: text,
    created_at: timestamp,
    ended_at: nullable(timestamp),
    outcome: nullable(oneOf<'published' | 'cancelled' | 'refused'>()),
    detail: nullable(text),
  }),
  push_key: tenantTable('push_key', {
    version: key(integer),
    public_key: text,
    private_key: bytes,
    created_at: timestamp,
    retired_at: nullable(timestamp),
  }),
  config_version: platformTable('config_version', {
    single: key(boolean),
    version: bigint,
  }),
  audit_entry: platformTable('audit_entry', {
    id: key(bigint),
    at: timestamp,
    actor: text,
    action: text,
    tenant_id: nullable(integer),
    subject: text,
    details: json(),
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const TENANTS_READERS = {
  tenant: [
    'accounts',
    'activity',
    'chats',
    'console',
    'decisions',
    'fleet',
    'payments',
    'platform/tenancy',
    'safety',
    'traffic',
  ],
  domain: ['launch', 'platform/tenancy'],
  settings_revision: ['fleet'],
  config_version: ['platform/tenancy'],
  audit_entry: ['accounts', 'console'],
};
