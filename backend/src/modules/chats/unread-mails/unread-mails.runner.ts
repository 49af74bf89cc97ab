import { Inject, Injectable } from '@nestjs/common';
import { RepeatedWork } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { UnreadMails } from './unread-mails';

const EVERY_MS = 30_000;

/** Looks for unread messages that a mail tells of. */
@Injectable()
export class UnreadMailsRunner extends RepeatedWork {
  constructor(
    private readonly mails: UnreadMails,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(EVERY_MS, 'mails about unread messages could not be written', logger);
  }

  protected override work(): Promise<unknown> {
    return this.mails.writeMails(() => !this.stopped);
  }
}
