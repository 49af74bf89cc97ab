import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../platform/database';
import { type FieldError } from '../../platform/http';
import { type Change } from '../tenants';
import { WaveNotFound } from './errors';
import { WAVE_BRAND_STATES, type WaveBrandState, type WaveState } from './names';
import { FLEET_TABLES } from './tables';
import { missingApprovals } from './wave-acts';
import { type WaveRow } from './wave-rows';

export interface ShownWave extends Omit<WaveRow, 'author_people' | 'canary' | 'figures_at'> {
  /** The slug of the first brand. */
  readonly canary: string | null;
  /** How many brands are in each state. */
  readonly brands: Readonly<Record<WaveBrandState, number>>;
}

interface StoredWave extends Omit<ShownWave, 'brands'> {
  readonly brands: Partial<ShownWave['brands']>;
}

export interface WavePath {
  readonly path: string;
  readonly brands: number;
}

export interface ShownApproval {
  readonly approver: string;
  readonly at: Date;
}

export interface WaveDetail extends ShownWave {
  /** The paths that change, those of most brands first. */
  readonly paths: readonly WavePath[];
  readonly approvals: readonly ShownApproval[];
  readonly missing_approvals: number;
  /** The ids of the people behind it so far, for whoever would approve it. */
  readonly behind: readonly number[];
}

export interface ShownWaveBrand {
  readonly tenant: string;
  readonly state: WaveBrandState;
  readonly stage: WaveRow['stage'];
  readonly changes: readonly Change[];
  readonly faults: readonly FieldError[];
  readonly money: boolean;
  readonly base: number | null;
  readonly open_draft: number | null;
  readonly signups: number;
  readonly revision: number | null;
  readonly published_at: Date | null;
  readonly note: string;
}

const MOST_PATHS = 200;

const SHOWN = `w.id, w.kind, w.changes, w.niches, w.reason, w.author, w.state, w.stage, w.watch_seconds, w.goes_on, w.limits, w.created_at,
  w.started_at, w.started_by, w.watch_until, w.counted_from, w.figures, w.stopped_by, w.stop_reason, w.stopped_at,
  w.rolled_back_by, w.rollback_reason, w.ended_at, t.slug as canary,
  (select coalesce(jsonb_object_agg(state, n), '{}') from (
     select state, count(*) as n from fleet_wave_brand b where b.wave = w.id group by state) s) as brands
  from fleet_wave w left join tenant t on t.id = w.canary`;

/** Waves as staff see them. */
@Injectable()
export class Waves {
  constructor(private readonly platform: PlatformDatabase) {}

  /** The newest first. */
  async list(states: readonly WaveState[], before: Date | undefined, most: number): Promise<ShownWave[]> {
    const rows = await this.platform.query<StoredWave>(
      `select ${SHOWN} where (cardinality($1::text[]) = 0 or w.state = any($1)) and ($2::timestamptz is null or w.created_at < $2)
       order by w.created_at desc, w.id limit $3`,
      [states, before ?? null, most],
    );
    return rows.map(counted);
  }

  /** The reason of a wave, which is its name. Null where there is no such wave. */
  async reasonOf(id: string): Promise<string | null> {
    const wave = await this.platform.repository(FLEET_TABLES.fleet_wave).findOneBy({ id });
    return wave?.reason ?? null;
  }

  async show(id: string): Promise<WaveDetail> {
    const [row] = await this.platform.query<StoredWave>(`select ${SHOWN} where w.id = $1`, [id]);
    const wave = await this.platform.repository(FLEET_TABLES.fleet_wave).findOneBy({ id });
    if (!row || !wave) throw new WaveNotFound();
    const approvals = await this.platform
      .repository(FLEET_TABLES.fleet_wave_approval)
      .find({ where: { wave: id }, order: { at: 'asc' } });
    return {
      ...counted(row),
      paths: await this.paths(id),
      approvals: approvals.map(({ approver, at }) => ({ approver, at })),
      missing_approvals: await missingApprovals(this.platform, wave),
      behind: [...(wave.author_people?.ids ?? []), ...approvals.map(({ approver_id: approver }) => approver)],
    };
  }

  /** The brands of a wave by slug, in pages. */
  async brands(
    id: string,
    { states, after, most }: { states: readonly WaveBrandState[]; after: string; most: number },
  ): Promise<ShownWaveBrand[]> {
    if (!(await this.platform.repository(FLEET_TABLES.fleet_wave).existsBy({ id }))) throw new WaveNotFound();
    return this.platform.query<ShownWaveBrand>(
      `select t.slug as tenant, b.state, b.stage, b.changes, b.faults, b.money, b.base, b.open_draft, b.signups, b.revision, b.published_at, b.note
       from fleet_wave_brand b join tenant t on t.id = b.tenant_id
       where b.wave = $1 and (cardinality($2::text[]) = 0 or b.state = any($2)) and t.slug > $3 order by t.slug limit $4`,
      [id, states, after, most],
    );
  }

  private paths(id: string): Promise<WavePath[]> {
    return this.platform.query<WavePath>(
      `select c ->> 'path' as path, count(*)::integer as brands from fleet_wave_brand b, jsonb_array_elements(b.changes) c
       where b.wave = $1 group by 1 order by 2 desc, 1 limit $2`,
      [id, MOST_PATHS],
    );
  }
}

/** States that no brand is in are zero. */
const counted = (wave: StoredWave): ShownWave => ({
  ...wave,
  brands: Object.fromEntries(WAVE_BRAND_STATES.map((state) => [state, wave.brands[state] ?? 0])) as ShownWave['brands'],
});
