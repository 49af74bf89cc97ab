import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { UnreadMails } from './unread-mails';

const EVERY_MS = 30_000;

/** Looks for unread messages at once, and for as long as the process lives. */
@Injectable()
export class UnreadMailsRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> | undefined;
  private stopped = false;

  constructor(
    private readonly mails: UnreadMails,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.look();
    this.timer = setInterval(() => {
      this.running ??= this.look();
    }, EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private async look(): Promise<void> {
    await this.mails
      .writeMails(() => !this.stopped)
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'mails about unread messages could not be written');
      });
    this.running = undefined;
  }
}
