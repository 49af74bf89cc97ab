import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { audit } from '../../tenants';
import { type WaveStage } from '../names';
import { FLEET_TABLES } from '../tables';
import { breachOf } from '../watch/breach';
import { countFigures } from '../watch/count-figures';
import { WATCH, type WaveRow, haltWave, subjectOf } from '../wave-rows';

const NEXT: Readonly<Record<WaveStage, WaveStage | undefined>> = { canary: 'tenth', tenth: 'all', all: undefined };

/** Leads waves from stage to stage, and stops those whose figures go beyond their limits. Each move is a compare-and-swap. */
@Injectable()
export class WatchBrands {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Looks at the figures of a wave, about once a second however many workers there are. Answers whether it goes on. */
  async look(wave: WaveRow): Promise<boolean> {
    const claimed = await this.platform.execute(
      `update fleet_wave set figures_at = now() where id = $1 and state = $2 and stage = $3
         and (figures_at is null or figures_at < now() - interval '900 milliseconds')`,
      [wave.id, wave.state, wave.stage],
    );
    if (claimed === 0) return true;
    const figures = await countFigures(this.platform, wave.id, wave.counted_from);
    const breach = breachOf(figures, wave.limits);
    await this.platform.repository(FLEET_TABLES.fleet_wave).update({ id: wave.id, state: wave.state }, { figures });
    if (breach === undefined) return true;
    await this.platform.transaction((connection) => haltWave(connection, wave, breach));
    return false;
  }

  /** No brand of the stage is left to publish: the watch begins, if there is something to watch. */
  async endStage({ id, stage, watch_seconds: seconds }: WaveRow): Promise<boolean> {
    const begun = await this.platform.execute(
      `update fleet_wave set state = 'watching', watch_until = now() + make_interval(secs => $3)
       where id = $1 and state = 'publishing' and stage = $2
         and not exists (select from fleet_wave_brand where wave = $1 and stage = $2 and state = 'ready')
         and exists (select from fleet_wave_brand where wave = $1 and stage = $2 and state = 'published')`,
      [id, stage, seconds],
    );
    return begun === 1 || this.moveOn(id, stage, 'publishing', true);
  }

  /** The watch is over and nothing was wrong. */
  endWatch({ id, stage, goes_on: goesOn }: WaveRow): Promise<boolean> {
    return this.moveOn(id, stage, 'watching', goesOn);
  }

  private async moveOn(
    id: string,
    stage: WaveStage | null,
    from: 'publishing' | 'watching',
    goesOn: boolean,
  ): Promise<boolean> {
    return this.platform.transaction(async (connection) => {
      const [row] = await connection.query<{ state: string }>(
        `update fleet_wave w set
         state = case when not rest.any_left then 'done' when $5 then 'publishing' else 'waiting' end,
         stage = case when rest.any_left and $5 then $4 else stage end,
         watch_until = null, ended_at = case when rest.any_left then null else now() end
       from (select exists (select from fleet_wave_brand where wave = $1 and state = 'ready' and stage <> $2) as any_left) rest
       where id = $1 and state = $3 and stage = $2 and (watch_until is null or watch_until <= now())
         and not exists (select from fleet_wave_brand where wave = $1 and stage = $2 and state = 'ready')
       returning state`,
        [id, stage, from, stage === null ? null : (NEXT[stage] ?? stage), goesOn],
      );
      if (row?.state === 'done')
        await audit(connection, WATCH, { action: 'wave.done', tenantId: null, subject: subjectOf(id) });
      return row !== undefined;
    });
  }
}
