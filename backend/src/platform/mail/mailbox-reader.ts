import { type ImapFlow } from 'imapflow';
import type Redis from 'ioredis';
import { randomUUID } from 'node:crypto';
import { RepeatedWork } from '../database';
import { type Logger } from '../telemetry';
import { imapAccess } from './imap-access';

const EVERY_MS = 60_000;
/** Longer than one look may take: a worker that died in it holds the others up for so long. */
const LOCK_MS = 5 * 60_000;
const LOOK_MS = 4 * 60_000;
const AT_ONCE = 200;
/** A mail begins with what matters; what comes with it may be large. */
const READ_BYTES = 256 * 1024;
const ASIDE = 'Unrecognised';

/** A message is deleted once it is done, or moved aside for people to look into. */
export type Handled = 'done' | 'aside';

interface Mailbox {
  /** `imaps://user:password@host/INBOX`. Undefined: there is none to read. */
  readonly url: string | undefined;
  /** Names it in Redis: of all workers one reads at a time. */
  readonly lock: string;
  /** Names it in the log. */
  readonly name: string;
}

/** Empties a mailbox each minute, one worker at a time. */
export abstract class MailboxReader extends RepeatedWork {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly redis: Redis,
    logger: Logger,
  ) {
    super(EVERY_MS, `the ${mailbox.name} could not be read`, logger);
  }

  protected abstract handle(source: Uint8Array): Promise<Handled>;

  override onApplicationBootstrap(): void {
    if (this.mailbox.url !== undefined) super.onApplicationBootstrap();
  }

  protected override work(): Promise<number> {
    return this.read();
  }

  /** Answers how many messages that were; none where another worker reads. */
  async read(): Promise<number> {
    const { url, lock } = this.mailbox;
    const own = randomUUID();
    if (url === undefined || (await this.redis.set(lock, own, 'PX', LOCK_MS, 'NX')) === null) return 0;
    try {
      return await this.readFrom(url);
    } finally {
      if ((await this.redis.get(lock)) === own) await this.redis.del(lock);
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
      ends[end].push(uid);
    }
    if (ends.done.length > 0) await client.messageDelete(ends.done, { uid: true });
    if (ends.aside.length > 0) {
      await client.mailboxCreate(ASIDE);
      await client.messageMove(ends.aside, ASIDE, { uid: true });
    }
    return ends.done.length + ends.aside.length;
  }
}
