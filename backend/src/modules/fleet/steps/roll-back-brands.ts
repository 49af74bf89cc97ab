import { Injectable } from '@nestjs/common';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { Problem } from '../../../platform/http';
import { type Actor, BaseMoved, type Release, Releases } from '../../tenants';
import { OperatorNeeded } from '../errors';
import { NO_OPERATOR, type WaveBrandRow, type WaveRow, haltWave, nameOf, operatorNamed, staysIn } from '../wave-rows';
import { BrandFailures, FAILED_NOTE } from './brand-failures';

/** Takes the brands of a wave back to what was live before it, by the ordinary rollback, one transaction each. */
@Injectable()
export class RollBackBrands {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly releases: Releases,
    private readonly failures: BrandFailures,
  ) {}

  /** Rolls back one brand. Answers false where none is left, and then the wave is rolled back. */
  async step(wave: WaveRow): Promise<boolean> {
    try {
      return await this.rollBackOne(wave);
    } catch (error) {
      if (!(error instanceof OperatorNeeded)) throw error;
      const reason = `${wave.rolled_back_by ?? 'The person who rolled it back'} is no operator any more.`;
      await this.platform.transaction((connection) => haltWave(connection, wave, reason, NO_OPERATOR));
      return false;
    }
  }

  private async rollBackOne(wave: WaveRow): Promise<boolean> {
    const release = await this.platform.transaction(async (connection) => {
      if (!(await staysIn(connection, wave.id, 'rolling_back'))) return 'none';
      const actor = await operatorNamed(connection, wave.rolled_back_by);
      const [brand] = await connection.query<WaveBrandRow>(
        `select * from fleet_wave_brand where wave = $1 and state = 'published'
         order by random() limit 1 for update skip locked`,
        [wave.id],
      );
      return brand ? this.rollBack(connection, wave, brand, actor) : 'none';
    });
    if (release === 'none') return this.end(wave.id);
    if (release !== 'kept') this.releases.announce(release);
    return true;
  }

  private async rollBack(
    connection: PlatformConnection,
    wave: WaveRow,
    { tenant_id: tenantId, base, revision }: WaveBrandRow,
    actor: Actor,
  ): Promise<Release | 'kept'> {
    const note = (state: 'rolled_back' | 'kept', text: string): Promise<unknown> =>
      connection.query('update fleet_wave_brand set state = $3, note = $4 where wave = $1 and tenant_id = $2', [
        ...[wave.id, tenantId, state, text],
      ]);
    await connection.query('savepoint brand');
    try {
      const reason = `${nameOf(wave)}, rolled back: ${wave.rollback_reason ?? ''}`;
      const release = await this.releases.rollBackWithin(
        connection,
        tenantId,
        { base: revision, revision: base ?? 0, reason },
        actor,
      );
      await note('rolled_back', '');
      return release;
    } catch (error) {
      if (!(error instanceof Problem) && !this.failures.note(wave.id, tenantId)) throw error;
      await connection.query('rollback to savepoint brand');
      await note('kept', whyKept(error));
      return 'kept';
    }
  }

  private async end(wave: string): Promise<false> {
    await this.platform.execute(
      `update fleet_wave set state = 'rolled_back', ended_at = now() where id = $1 and state = 'rolling_back'
         and not exists (select from fleet_wave_brand where wave = $1 and state = 'published')`,
      [wave],
    );
    return false;
  }
}

function whyKept(error: unknown): string {
  if (error instanceof BaseMoved) return 'Something else is live by now: the brand keeps it.';
  return error instanceof Problem ? `${error.code}: ${error.message}` : FAILED_NOTE;
}
