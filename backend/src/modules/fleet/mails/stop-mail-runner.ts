import { Inject, Injectable } from '@nestjs/common';
import { RepeatedWork } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { StopMails } from './stop-mails';

const EVERY_MS = 2000;

/** Sends what is due. It is apart from the waves' own work, which must not wait for a mail server. */
@Injectable()
export class StopMailRunner extends RepeatedWork {
  constructor(
    private readonly mails: StopMails,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(EVERY_MS, 'staff could not be told of waves', logger);
  }

  protected override async work(): Promise<void> {
    while (!this.stopped && (await this.mails.sendNext()));
  }
}
