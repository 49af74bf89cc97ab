import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config';
import { DataKeys } from '../../../platform/data-keys';
import { Database, type RowOf } from '../../../platform/database';
import { MailError, MailTransport, type Mailbox, quotedPrintable } from '../../../platform/mail';
import { runInTenant } from '../../../platform/tenancy';
import { type Report } from '../bounces/read-report';
import { findTrial, nameTrial } from '../links/trial-name';
import { type NOTIFICATIONS_TABLES } from '../tables';
import { readResults } from './authentication-results';
import { headersOf } from './header-list';

export type TrialMail = Readonly<RowOf<typeof NOTIFICATIONS_TABLES.trial_mail>>;

/** The sender that a brand's mails have or will have. */
export interface TrialSender {
  readonly from: Mailbox;
  readonly host: string;
}

const LEAST_PAUSE = '10 minutes';
/** A mail that has not come back by then is lost. */
const LOST_AFTER = '30 minutes';
/** Records change: a good result counts for a day. */
const FRESH_FOR = '1 day';
const TEXT = 'This mail was sent to see how it is received. Nobody has to read it.';

/** Sends mails from brands' own senders to the mailbox of bounces, and reads there what the receiving server found. */
@Injectable()
export class TrialMails {
  constructor(
    private readonly database: Database,
    @Inject(DataKeys) private readonly keys: DataKeys,
    private readonly transport: MailTransport,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The brand's last trial mail, after a new one was sent where the last one is of no use any more. Of any number of
   * callers one sends, and none again within ten minutes.
   */
  look(tenantId: number, sender: TrialSender): Promise<TrialMail | undefined> {
    return runInTenant(tenantId, async () => {
      const nonce = randomBytes(16);
      if (await this.claim(nonce, sender.from.address)) await this.send({ tenantId, nonce }, sender);
      const [row] = await this.database.query<TrialMail>('select * from trial_mail');
      return row;
    });
  }

  /** Takes a mail of the mailbox. Answers whether it was a trial mail; one that is old or came twice changes nothing. */
  async receive(source: Uint8Array): Promise<boolean> {
    const headers = headersOf(source);
    const subject = headers.find(({ name }) => name === 'subject')?.value ?? '';
    const trial = findTrial(this.keys, subject);
    if (!trial) return false;
    const { server, results } = readResults(headers, this.config.BOUNCE_AUTHSERV_ID);
    await runInTenant(trial.tenantId, () =>
      this.database.execute(
        `update trial_mail set received_at = now(), server = $2::text, spf = $3::text, dkim = $4::text,
           dmarc = $5::text, lost = 0
         where nonce = $1 and received_at is null`,
        [trial.nonce, server, results?.spf ?? null, results?.dkim ?? null, results?.dmarc ?? null],
      ),
    );
    return true;
  }

  /** Takes a report about a mail. Answers whether that was a trial mail. */
  async refuse({ names, event }: Report): Promise<boolean> {
    const trial = findTrial(this.keys, names);
    if (trial && event) await this.fail(trial, event.code);
    return trial !== undefined;
  }

  private async claim(nonce: Buffer, sender: string): Promise<boolean> {
    const rows = await this.database.query(
      `insert into trial_mail as t (nonce, sender) values ($1, $2)
       on conflict (tenant_id) do update set nonce = excluded.nonce, sender = excluded.sender, sent_at = now(),
         lost = case when t.failure is null and t.received_at is null and t.sender = excluded.sender
           then least(t.lost + 1, 1000) else 0 end,
         failure = null, received_at = null, server = null, spf = null, dkim = null, dmarc = null
       where t.sent_at < now() - $3::interval and (
         t.sender <> excluded.sender or t.failure is not null
         or (t.received_at is null and t.sent_at < now() - $4::interval)
         or t.received_at < now() - $5::interval
         or (t.received_at is not null and (t.spf, t.dkim, t.dmarc) is distinct from ('pass', 'pass', 'pass')))
       returning 1 as claimed`,
      [nonce, sender, LEAST_PAUSE, LOST_AFTER, FRESH_FOR],
    );
    return rows.length > 0;
  }

  private async send(trial: { tenantId: number; nonce: Buffer }, { from, host }: TrialSender): Promise<void> {
    const name = nameTrial(this.keys, trial);
    const address = `bounce+${name}@${this.config.BOUNCE_DOMAIN ?? ''}`;
    try {
      await this.transport.send({
        ...{ messageId: `trial.${name}@${host}`, from, to: address, returnPath: address },
        ...{ subject: `Trial mail ${name}`, text: quotedPrintable(TEXT), html: quotedPrintable(`<p>${TEXT}</p>`) },
        ...{ language: 'en', automatic: true },
      });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      await this.fail(trial, error.code);
    }
  }

  private async fail({ tenantId, nonce }: { tenantId: number; nonce: Buffer }, code: string): Promise<void> {
    await runInTenant(tenantId, () =>
      this.database.execute(
        'update trial_mail set failure = $2::text, lost = 0 where nonce = $1 and received_at is null',
        [nonce, code],
      ),
    );
  }
}
