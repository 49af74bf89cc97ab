import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type ImapFlow } from 'imapflow';
import type Redis from 'ioredis';
import { randomUUID } from 'node:crypto';
import { REDIS } from '../../../platform/cache';
import { CONFIG, type Config } from '../../../platform/config/config';
import { DataKeys } from '../../../platform/data-keys';
import { LOGGER, type Logger, counter } from '../../../platform/telemetry';
import { findMail } from '../links/mail-reference';
import { MailEvents } from '../suppression/mail-events';
import { imapAccess } from './imap-access';
import { readReport } from './read-report';

const EVERY_MS = 60_000;
/** Longer than one look may take: a worker that died in it holds the others up for so long. */
const LOCK_MS = 5 * 60_000;
const LOOK_MS = 4 * 60_000;
const LOCK = 'bounce-mailbox';
const AT_ONCE = 200;
/** A report begins with what matters; the mail it returns may be large. */
const READ_BYTES = 256 * 1024;
const ASIDE = 'Unrecognised';

type Handled = 'done' | 'aside';

const reports = counter('bounce_mailbox_messages_total', 'Messages in the mailbox of bounces, by what became of them', [
  'end',
]);

/** Reads what mail servers report, one worker at a time. What is no report about a mail of ours is moved aside. */
@Injectable()
export class BounceMailbox implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly events: MailEvents,
    private readonly keys: DataKeys,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.BOUNCE_MAILBOX_URL === undefined) return;
    this.look();
    this.timer = setInterval(() => {
      this.look();
    }, EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private look(): void {
    this.running ??= this.read()
      .then(
        () => undefined,
        (error: unknown) => {
          this.logger.warn({ err: error }, 'the mailbox of bounces could not be read');
        },
      )
      .finally(() => {
        this.running = undefined;
      });
  }

  /** Answers how many messages that were; none where another worker reads. */
  async read(): Promise<number> {
    const url = this.config.BOUNCE_MAILBOX_URL;
    const own = randomUUID();
    if (url === undefined || (await this.redis.set(LOCK, own, 'PX', LOCK_MS, 'NX')) === null) return 0;
    try {
      return await this.readFrom(url);
    } finally {
      if ((await this.redis.get(LOCK)) === own) await this.redis.del(LOCK);
    }
  }

  private async readFrom(url: string): Promise<number> {
    const { mailbox, ...options } = imapAccess(url);
    // Few processes read a mailbox; the others need not carry what does.
    const { ImapFlow } = await import('imapflow');
    const client = new ImapFlow(options);
    // Without a listener a broken connection would end the process; what is under way rejects by itself.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const lock = await client.getMailboxLock(mailbox);
      try {
        return await this.empty(client);
      } finally {
        lock.release();
      }
    } finally {
      await client.logout().catch(() => {
        client.close();
      });
    }
  }

  private async empty(client: ImapFlow): Promise<number> {
    const until = Date.now() + LOOK_MS;
    const uids = ((await client.search({ all: true }, { uid: true })) || []).slice(0, AT_ONCE);
    const ends: Record<Handled, number[]> = { done: [], aside: [] };
    for (const uid of uids) {
      if (this.stopped || Date.now() > until) break;
      const message = await client.fetchOne(String(uid), { source: { maxLength: READ_BYTES } }, { uid: true });
      const end = await this.handle((message && message.source) || Buffer.alloc(0));
      reports.inc({ end });
      ends[end].push(uid);
    }
    if (ends.done.length > 0) await client.messageDelete(ends.done, { uid: true });
    if (ends.aside.length > 0) {
      await client.mailboxCreate(ASIDE);
      await client.messageMove(ends.aside, ASIDE, { uid: true });
    }
    return ends.done.length + ends.aside.length;
  }

  private async handle(source: Uint8Array): Promise<Handled> {
    const report = await readReport(source);
    const mail = report && findMail(this.keys, report.names);
    if (!mail) return 'aside';
    if (report.event) await this.events.record(mail, report.event);
    return 'done';
  }
}
