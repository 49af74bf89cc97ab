import { integer, json, key, nullable, oneOf, smallint, tenantTable, text, timestamp } from '../../platform/database';
import { type CheckBlocks, type CheckFixer, type CheckName, type CheckState, type DnsRecord } from './names';

/** The table that this module owns. */
export const LAUNCH_TABLES = {
  launch_check: tenantTable('launch_check', {
    name: key(oneOf<CheckName>()),
    /** Empty where the check is about the whole brand. */
    host: key(text),
    /** The revision that was looked at; null where the check is not about settings. */
    revision: nullable(integer),
    state: oneOf<CheckState>(),
    blocks: oneOf<CheckBlocks>(),
    found: text,
    wanted: text,
    records: json<readonly DnsRecord[]>(),
    fixer: nullable(oneOf<CheckFixer>()),
    /** Null before the first look. */
    checked_at: nullable(timestamp),
    /** Null where nobody waits for it. */
    next_at: nullable(timestamp),
    /** Set while a worker looks; another one takes over after it. */
    claimed_until: nullable(timestamp),
    /** Looks with the same result since somebody last had the screen open. */
    tries: smallint,
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const LAUNCH_READERS = {
  launch_check: ['tenants'],
};
