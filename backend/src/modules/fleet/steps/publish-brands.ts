import { Inject, Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { PlatformDatabase } from '../../../platform/database';
import { Problem } from '../../../platform/http';
import {
  type Actor,
  type Approver,
  BaseMoved,
  DirectReleases,
  type Release,
  type RequireSecondPerson,
  SECOND_PERSON_RULE,
} from '../../tenants';
import { type BrandPlan, BrandPlans } from '../changes/brand-plans';
import { OperatorNeeded } from '../errors';
import { FLEET_TABLES } from '../tables';
import { NO_OPERATOR, type WaveBrandRow, type WaveRow, haltWave, nameOf, operatorNamed, staysIn } from '../wave-rows';
import { BrandFailures, FAILED_NOTE } from './brand-failures';

/**
 * Publishes the brands of a stage, one transaction each. The row of a brand is locked, and says that it is published in the
 * very transaction that publishes: however many workers there are, and whenever one dies, a brand is published once.
 */
@Injectable()
export class PublishBrands {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly plans: BrandPlans,
    private readonly releases: DirectReleases,
    private readonly failures: BrandFailures,
    @Inject(SECOND_PERSON_RULE) private readonly requireSecondPerson: RequireSecondPerson,
  ) {}

  /** Publishes one brand of the stage. Answers false where none is left. */
  async step(wave: WaveRow): Promise<boolean> {
    const [brand] = await this.platform.query<WaveBrandRow>(
      `select * from fleet_wave_brand where wave = $1 and state = 'ready' and stage = $2 order by random() limit 1`,
      [wave.id, wave.stage],
    );
    if (!brand) return false;
    try {
      // Made outside the transaction: it holds the lock that all releases wait for.
      const plan = await this.plans.make(wave, brand.tenant_id);
      const reason = whyNot(plan, brand);
      if (reason !== undefined) await this.skip(brand, reason);
      else if (plan.state === 'ready') await this.publish(wave, brand, plan);
    } catch (error) {
      if (!this.failures.note(wave.id, brand.tenant_id)) throw error;
      await this.skip(brand, FAILED_NOTE);
    }
    return true;
  }

  private async publish(wave: WaveRow, brand: WaveBrandRow, plan: BrandPlan & { state: 'ready' }): Promise<void> {
    try {
      const release = await this.publishOnce(wave, brand, plan);
      if (release) this.releases.announce(release);
    } catch (error) {
      // Somebody published between the plan and the lock: the next look plans anew.
      if (error instanceof BaseMoved) return;
      if (error instanceof OperatorNeeded) return this.halt(wave);
      if (!(error instanceof Problem)) throw error;
      await this.skip(brand, `${error.code}: ${error.message}`);
    }
  }

  private publishOnce(
    wave: WaveRow,
    { tenant_id: tenantId, money }: WaveBrandRow,
    { base, source }: BrandPlan & { state: 'ready' },
  ): Promise<Release | undefined> {
    return this.platform.transaction(async (connection) => {
      if (!(await staysIn(connection, wave.id, 'publishing'))) return undefined;
      const locked = await connection.query(
        `select 1 from fleet_wave_brand where wave = $1 and tenant_id = $2 and state = 'ready' for update skip locked`,
        [wave.id, tenantId],
      );
      if (locked.length === 0) return undefined;
      const publisher = await operatorNamed(connection, wave.started_by);
      const author: Actor = {
        email: wave.author,
        role: 'operator',
        ...(wave.author_people && { people: wave.author_people }),
      };
      const approvers = money
        ? await connection.query<Approver>(
            'select approver_id as id, approver as email from fleet_wave_approval where wave = $1 order by at',
            [wave.id],
          )
        : [];
      const { requireSecondPerson } = this;
      const direct = { source, base, reason: nameOf(wave), author, approvers, requireSecondPerson };
      const release = await this.releases.publishWithin(connection, tenantId, direct, publisher);
      await connection.query(
        `update fleet_wave_brand set state = 'published', base = $3, revision = $4, published_at = clock_timestamp()
         where wave = $1 and tenant_id = $2`,
        [wave.id, tenantId, base, release.revision],
      );
      return release;
    });
  }

  private halt(wave: WaveRow): Promise<void> {
    const reason = `${wave.started_by ?? 'The person who started it'} is no operator any more.`;
    return this.platform.transaction((connection) => haltWave(connection, wave, reason, NO_OPERATOR));
  }

  private async skip({ wave, tenant_id: tenantId }: WaveBrandRow, note: string): Promise<void> {
    await this.platform
      .repository(FLEET_TABLES.fleet_wave_brand)
      .update({ wave, tenant_id: tenantId, state: 'ready' }, { state: 'skipped', note });
  }
}

/** Only what was shown in the dry run, and approved where it is money, is published. */
function whyNot(plan: BrandPlan, brand: WaveBrandRow): string | undefined {
  if (plan.state === 'ready' && isDeepStrictEqual(plan.changes, brand.changes)) return undefined;
  if (plan.state === 'unchanged') return 'The brand has all of it by now.';
  if (plan.state === 'faulty') return 'The brand was changed after the dry run, and the change has faults there now.';
  return 'The brand was changed after the dry run: something else would change now than was shown.';
}
