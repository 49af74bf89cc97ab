import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { Schedule } from './schedule';

const LOOK_EVERY_MS = 1000;

/** Publishes what is due, for as long as the process lives. Any number of workers may do it at once. */
@Injectable()
export class ScheduleRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> | undefined;

  constructor(
    private readonly schedule: Schedule,
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
    await this.schedule.publishDue().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'scheduled releases could not be looked at');
    });
    this.running = undefined;
  }
}
