import {
  arrayOf,
  boolean,
  integer,
  json,
  key,
  nullable,
  oneOf,
  platformTable,
  smallint,
  tenantTable,
  text,
  timestamp,
  uuid,
} from '../../platform/database';
import { type FieldError, type StaffPeople } from '../../platform/http';
import { type Change } from '../tenants';
import { type WaveBrandState, type WaveChange, type WaveKind, type WaveStage, type WaveState } from './names';
import { type WaveFigures, type WaveLimits } from './watch/breach';

/** The tables that this module owns. */
export const FLEET_TABLES = {
  fleet_wave: platformTable('fleet_wave', {
    id: key(uuid),
    kind: oneOf<WaveKind>(),
    changes: json<readonly WaveChange[]>(),
    /** The niches that its brands were chosen by; empty for all of them. */
    niches: arrayOf(smallint),
    reason: text,
    author: text,
    /** The people who may have written it; null where the command line was used. */
    author_people: nullable(json<StaffPeople>()),
    state: oneOf<WaveState>(),
    /** Null before it begins. */
    stage: nullable(oneOf<WaveStage>()),
    watch_seconds: integer,
    /** Whether the next stage begins by itself after the watch. */
    goes_on: boolean,
    limits: json<WaveLimits>(),
    /** The brand that is first. */
    canary: nullable(integer),
    created_at: timestamp,
    started_at: nullable(timestamp),
    started_by: nullable(text),
    watch_until: nullable(timestamp),
    /** Set when somebody continues a stopped wave: figures are counted from this moment on. */
    counted_from: nullable(timestamp),
    figures: nullable(json<WaveFigures>()),
    figures_at: nullable(timestamp),
    /** Null where a figure stopped it. */
    stopped_by: nullable(text),
    stop_reason: nullable(text),
    stopped_at: nullable(timestamp),
    rolled_back_by: nullable(text),
    rollback_reason: nullable(text),
    ended_at: nullable(timestamp),
  }),
  fleet_wave_approval: platformTable('fleet_wave_approval', {
    wave: key(uuid),
    approver_id: key(integer),
    approver: text,
    at: timestamp,
  }),
  fleet_wave_mail: platformTable('fleet_wave_mail', {
    id: key(uuid),
    wave: uuid,
    staff_id: integer,
    /** Why the wave stopped; it names no person. */
    words: text,
    created_at: timestamp,
    due_at: timestamp,
    attempts: integer,
  }),
  fleet_wave_brand: tenantTable('fleet_wave_brand', {
    wave: key(uuid),
    state: oneOf<WaveBrandState>(),
    stage: nullable(oneOf<WaveStage>()),
    changes: json<readonly Change[]>(),
    faults: json<readonly FieldError[]>(),
    /** Whether a second person has to approve what changes. */
    money: boolean,
    /** The revision that was live when it was planned, and after publishing the one that the wave replaced. */
    base: nullable(integer),
    /** A draft that somebody is at; the wave leaves it alone. */
    open_draft: nullable(integer),
    /** Sign-ups of the seven days before the plan. */
    signups: integer,
    revision: nullable(integer),
    published_at: nullable(timestamp),
    /** Why the brand was left out, skipped or kept. */
    note: text,
  }),
  answer_count: tenantTable('answer_count', {
    /** The beginning of a quarter of a minute. */
    slot: key(timestamp),
    answers: integer,
    errors: integer,
  }),
};
