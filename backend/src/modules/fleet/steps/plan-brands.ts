import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type BrandPlan, BrandPlans } from '../changes/brand-plans';
import { FLEET_TABLES } from '../tables';
import { type WaveRow } from '../wave-rows';
import { BrandFailures, FAILED_NOTE } from './brand-failures';

/** They are read and stored together: fewer than there are connections. */
const AT_ONCE = 5;

/** Makes the dry run of waves: batch after batch of brands, shared by all workers. */
@Injectable()
export class PlanBrands {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly plans: BrandPlans,
    private readonly failures: BrandFailures,
  ) {}

  /** Plans some brands of a wave; the wave is planned once none is left. Answers whether there was one. */
  async step(wave: WaveRow): Promise<boolean> {
    const brands = await this.platform.query<{ tenant_id: number }>(
      `select tenant_id from fleet_wave_brand where wave = $1 and state = 'unplanned' order by random() limit $2`,
      [wave.id, AT_ONCE],
    );
    await Promise.all(brands.map(({ tenant_id: tenantId }) => this.plan(wave, tenantId)));
    if (brands.length === 0) await this.end(wave.id);
    return brands.length > 0;
  }

  private async plan(wave: WaveRow, tenantId: number): Promise<void> {
    const plan = await this.planned(wave, tenantId);
    await this.platform.repository(FLEET_TABLES.fleet_wave_brand).update(
      { tenant_id: tenantId, wave: wave.id, state: 'unplanned' },
      {
        state: plan.state,
        ...(plan.state === 'left_out' ? { note: plan.note } : { base: plan.base }),
        ...(plan.state === 'faulty' && { faults: [...plan.faults] as never }),
        ...(plan.state === 'ready' && { changes: [...plan.changes] as never, money: plan.money }),
      },
    );
  }

  private async planned(wave: WaveRow, tenantId: number): Promise<BrandPlan> {
    try {
      return await this.plans.make(wave, tenantId);
    } catch (error) {
      if (!this.failures.note(wave.id, tenantId)) throw error;
      return { state: 'left_out', note: FAILED_NOTE };
    }
  }

  /** Tells of open drafts, and proposes the brand with the most sign-ups of the last week as the first. */
  private async end(wave: string): Promise<void> {
    await this.platform.execute(
      `update fleet_wave_brand b set
         open_draft = (select max(revision) from settings_revision r where r.tenant_id = b.tenant_id and r.base = b.base and r.revision > b.base),
         signups = (select count(*) from account a where a.tenant_id = b.tenant_id and a.created_at > now() - interval '7 days')
       where wave = $1 and state = 'ready'`,
      [wave],
    );
    await this.platform.execute(
      `update fleet_wave w set state = 'planned', canary = (
         select tenant_id from fleet_wave_brand b join tenant t on t.id = b.tenant_id
         where b.wave = w.id and b.state = 'ready' order by b.signups desc, t.slug limit 1)
       where id = $1 and state = 'planning'
         and not exists (select from fleet_wave_brand where wave = w.id and state = 'unplanned')`,
      [wave],
    );
  }
}
