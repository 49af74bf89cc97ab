import { Inject, Injectable } from '@nestjs/common';
import { PlatformDatabase, RepeatedWork } from '../../platform/database';
import { LOGGER, type Logger, gauge } from '../../platform/telemetry';
import { WaveWork } from './wave-work';

const EVERY_MS = 1000;

/** Does what waves wait for. */
@Injectable()
export class FleetRunner extends RepeatedWork {
  constructor(
    private readonly waves: WaveWork,
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(EVERY_MS, 'waves could not be looked at', logger);
  }

  override onApplicationBootstrap(): void {
    gauge('fleet_waves_running', 'Waves that change brands now or watch those that they have changed', () =>
      this.count(['publishing', 'watching', 'rolling_back']),
    );
    gauge('fleet_waves_stopped', 'Waves that were stopped and that nobody has decided about', () =>
      this.count(['stopped']),
    );
    super.onApplicationBootstrap();
  }

  protected override work(): Promise<unknown> {
    return this.waves.run(() => this.stopped);
  }

  private async count(states: readonly string[]): Promise<number> {
    const [row] = await this.platform.query<{ waves: number }>(
      'select count(*)::integer as waves from fleet_wave where state = any($1)',
      [states],
    );
    return row?.waves ?? 0;
  }
}
