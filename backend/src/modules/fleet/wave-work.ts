import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../platform/database';
import { PlanBrands } from './steps/plan-brands';
import { PublishBrands } from './steps/publish-brands';
import { RollBackBrands } from './steps/roll-back-brands';
import { WatchBrands } from './steps/watch-brands';
import { type WaveRow } from './wave-rows';

/** After so many brands of a wave the others get their turn, and its figures a look. */
const BRANDS_AT_ONCE = 10;

/** Does what waves wait for, step by step. Any number of workers may do it at once. */
@Injectable()
export class WaveWork {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly planning: PlanBrands,
    private readonly publishing: PublishBrands,
    private readonly watching: WatchBrands,
    private readonly rollingBack: RollBackBrands,
  ) {}

  /** Works until no wave has anything to do at once, or `stopped` says so. A wave that fails holds up no other: the first failure is told in the end. */
  async run(stopped: () => boolean = () => false): Promise<void> {
    const failures = new Map<string, unknown>();
    for (let busy = true; busy && !stopped();) {
      busy = false;
      for (const wave of await this.moving()) {
        if (stopped()) break;
        if (failures.has(wave.id)) continue;
        try {
          if (await this.step(wave)) busy = true;
        } catch (error) {
          failures.set(wave.id, error);
        }
      }
    }
    const [first] = failures.values();
    if (failures.size > 0) throw first;
  }

  /** Waves that no person has to do anything about. */
  private moving(): Promise<WaveRow[]> {
    return this.platform.query<WaveRow>(
      `select * from fleet_wave where state in ('planning', 'publishing', 'watching', 'rolling_back') order by created_at`,
    );
  }

  /** Answers whether there may be more to do at once. */
  private async step(wave: WaveRow): Promise<boolean> {
    switch (wave.state) {
      case 'planning':
        return this.planning.step(wave);
      case 'publishing':
        return this.publish(wave);
      case 'watching':
        return this.watch(wave);
      case 'rolling_back':
        return this.several(() => this.rollingBack.step(wave));
      default:
        return false;
    }
  }

  private async publish(wave: WaveRow): Promise<boolean> {
    if (!(await this.watching.look(wave))) return false;
    if (await this.several(() => this.publishing.step(wave))) return true;
    return this.watching.endStage(wave);
  }

  private async watch(wave: WaveRow): Promise<boolean> {
    const goesOn = await this.watching.look(wave);
    if (!goesOn || wave.watch_until === null || wave.watch_until.getTime() > Date.now()) return false;
    return this.watching.endWatch(wave);
  }

  private async several(step: () => Promise<boolean>): Promise<boolean> {
    for (let done = 0; done < BRANDS_AT_ONCE; done++) if (!(await step())) return false;
    return true;
  }
}
