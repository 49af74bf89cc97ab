import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { PlatformDatabase } from '../../platform/database';
import { type Actor, TenantNotFound, Templates, audit } from '../tenants';
import { faultsOfChanges } from './changes/changed-source';
import { OperatorNeeded, WaveRefused } from './errors';
import { type WaveChange, type WaveKind } from './names';
import { FLEET_TABLES } from './tables';
import { USUAL_LIMITS, type WaveLimits } from './watch/breach';
import { subjectOf } from './wave-rows';

export interface WaveWish {
  readonly kind: WaveKind;
  readonly changes: readonly WaveChange[];
  /** Only the brands of these niches; all where it is empty. */
  readonly niches: readonly number[];
  /** Only these brands, by slug; all where it is empty. */
  readonly brands: readonly string[];
  readonly reason: string;
  readonly watchSeconds: number;
  readonly goesOn: boolean;
  readonly limits: Partial<WaveLimits>;
}

/** Writes a wave down; workers make its dry run. Nothing changes at any brand. */
@Injectable()
export class CreateWave {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly templates: Templates,
  ) {}

  async create(wish: WaveWish, actor: Actor): Promise<string> {
    if (actor.role !== 'operator') throw new OperatorNeeded();
    this.requireSound(wish);
    const id = randomUUID();
    await this.platform.transaction(async (connection) => {
      await connection.repository(FLEET_TABLES.fleet_wave).insert({
        ...{ id, kind: wish.kind, changes: [...wish.changes] as never, niches: wish.niches },
        ...{ reason: wish.reason, author: actor.email, author_people: actor.people ?? null },
        ...{ state: 'planning', watch_seconds: wish.watchSeconds, goes_on: wish.goesOn },
        limits: { ...USUAL_LIMITS, ...wish.limits },
      });
      const chosen = await connection.query<{ slug: string }>(
        `with chosen as (
           insert into fleet_wave_brand (tenant_id, wave, state)
           select t.id, $1, 'unplanned' from tenant t
             left join settings_revision r on r.tenant_id = t.id and r.revision = t.live_revision
           where not t.probe and (cardinality($2::text[]) = 0 or t.slug = any($2))
             and (cardinality($3::integer[]) = 0 or (r.document #>> '{settings,niche}')::integer = any($3))
           returning tenant_id)
         select t.slug from chosen join tenant t on t.id = chosen.tenant_id`,
        [id, wish.brands, wish.niches],
      );
      const slugs = new Set(chosen.map(({ slug }) => slug));
      if (wish.niches.length === 0 && wish.brands.some((slug) => !slugs.has(slug))) throw new TenantNotFound();
      await audit(connection, actor, {
        action: 'wave.drafted',
        tenantId: null,
        subject: subjectOf(id),
        details: {
          kind: wish.kind,
          reason: wish.reason,
          brands: chosen.length,
          paths: wish.changes.map(({ path }) => path),
        },
      });
    });
    return id;
  }

  private requireSound({ kind, changes, niches }: WaveWish): void {
    const faults = faultsOfChanges(changes);
    if (kind === 'change' && changes.length === 0)
      faults.push({ path: 'changes', code: 'nothing_to_change', message: 'Name a setting to change.' });
    if (kind === 'template' && changes.length > 0)
      faults.push({ path: 'changes', code: 'not_of_templates', message: 'A template’s wave changes nothing else.' });
    const known = new Set(this.templates.list().map(({ niche }) => niche));
    if (niches.some((niche) => !known.has(niche)))
      faults.push({ path: 'niches', code: 'unknown_niche', message: 'There is no such niche.' });
    if (faults.length > 0) throw new WaveRefused(faults);
  }
}
