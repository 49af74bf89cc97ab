import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import { REDIS } from '../../../platform/cache';
import { CONFIG, type Config } from '../../../platform/config/config';
import { DataKeys } from '../../../platform/data-keys';
import { type Handled, MailboxReader } from '../../../platform/mail';
import { LOGGER, type Logger, counter } from '../../../platform/telemetry';
import { findMail } from '../links/mail-reference';
import { MailEvents } from '../suppression/mail-events';
import { TrialMails } from '../trial/trial-mails';
import { readReport } from './read-report';

const reports = counter('bounce_mailbox_messages_total', 'Messages in the mailbox of bounces, by what became of them', [
  'end',
]);

/** Reads what mail servers report, and trial mails. What is neither about a mail of ours nor one is moved aside. */
@Injectable()
export class BounceMailbox extends MailboxReader {
  constructor(
    private readonly events: MailEvents,
    private readonly keys: DataKeys,
    private readonly trials: TrialMails,
    @Inject(CONFIG) config: Config,
    @Inject(REDIS) redis: Redis,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ url: config.BOUNCE_MAILBOX_URL, lock: 'bounce-mailbox', name: 'mailbox of bounces' }, redis, logger);
  }

  protected override async handle(source: Uint8Array): Promise<Handled> {
    const end = await this.take(source);
    reports.inc({ end });
    return end;
  }

  private async take(source: Uint8Array): Promise<Handled> {
    const report = await readReport(source);
    if (!report) return (await this.trials.receive(source)) ? 'done' : 'aside';
    const mail = findMail(this.keys, report.names);
    if (!mail) return (await this.trials.refuse(report)) ? 'done' : 'aside';
    if (report.event) await this.events.record(mail, report.event);
    return 'done';
  }
}
