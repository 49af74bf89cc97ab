import { type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type Logger } from '../telemetry';

/**
 * Does something at the start and again and again, for as long as the process lives. Work that takes longer than the pause
 * is not begun a second time. Any number of workers may do it at once.
 */
export abstract class RepeatedWork implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** Set once the process ends: a step under way is the last. */
  protected stopped = false;

  /**
   * @param everyMs from one start to the next, in milliseconds.
   * @param failure what the log says where it failed: `old visits could not be deleted`.
   */
  constructor(
    private readonly everyMs: number,
    private readonly failure: string,
    private readonly logger: Logger,
  ) {}

  protected abstract work(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.look();
    this.timer = setInterval(() => {
      this.look();
    }, this.everyMs);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private look(): void {
    this.running ??= this.work()
      .then(
        () => undefined,
        (error: unknown) => {
          this.logger.warn({ err: error }, this.failure);
        },
      )
      .finally(() => {
        this.running = undefined;
      });
  }
}
