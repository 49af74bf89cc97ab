import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '../../platform/telemetry';
import { CheckRuns } from './check-runs';

const LOOK_EVERY_MS = 1000;

/** Makes the checks that are due, for as long as the process lives. Any number of workers may do it at once. */
@Injectable()
export class LaunchRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> | undefined;

  constructor(
    private readonly runs: CheckRuns,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.look();
    }, LOOK_EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async look(): Promise<void> {
    await this.runs.runDue().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'checks of launches could not be made');
    });
    this.running = undefined;
  }
}
