import { integer, json, key, nullable, oneOf, smallint, tenantTable, timestamp, uuid } from '../../platform/database';
import { type DiffFailure, type DiffStatus, type Shot } from './shot';

/** The table that this module owns. */
export const VISUAL_DIFFS_TABLES = {
  visual_diff: tenantTable('visual_diff', {
    id: key(uuid),
    /** The revision whose pages come after. */
    revision: integer,
    /** The revision whose pages come before. */
    against: integer,
    status: oneOf<DiffStatus>(),
    failure: nullable(oneOf<DiffFailure>()),
    /** In the order in which they were made; a picture's name is its place here. */
    shots: json<readonly Shot[]>(),
    /** How many workers have begun it. */
    tries: smallint,
    created_at: timestamp,
    /** Set while a worker is at it; another one takes over after it. */
    claimed_until: nullable(timestamp),
    done_at: nullable(timestamp),
  }),
};

export const VISUAL_DIFFS_READERS = {};
