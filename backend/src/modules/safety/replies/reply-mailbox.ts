import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import { REDIS } from '../../../platform/cache';
import { CONFIG, type Config } from '../../../platform/config/config';
import { type Handled, MailboxReader } from '../../../platform/mail';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { ReceivedReplies } from './received-replies';

/** Reads the replies to answers of the support. What belongs to no thread is moved aside. */
@Injectable()
export class ReplyMailbox extends MailboxReader {
  constructor(
    private readonly replies: ReceivedReplies,
    @Inject(CONFIG) config: Config,
    @Inject(REDIS) redis: Redis,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ url: config.REPLY_MAILBOX_URL, lock: 'reply-mailbox', name: 'mailbox of replies' }, redis, logger);
  }

  protected override async handle(source: Uint8Array): Promise<Handled> {
    return (await this.replies.take(source)) === 'unknown' ? 'aside' : 'done';
  }
}
