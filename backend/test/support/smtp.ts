import { type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly email: Email;
}

/** The server's reply to a recipient or, after the content was received, to a mail. `undefined` accepts it. */
export type Refusal = { readonly code: number; readonly status?: string } | undefined;

/** A real SMTP server that keeps what it takes, and misbehaves as a test wants. */
export class TestSmtp {
  readonly caught: CaughtMail[] = [];
  /** Every mail whose content arrived, also those whose sender never heard so. */
  readonly seen: string[] = [];
  onRecipient: (address: string) => Refusal = () => undefined;
  onContent: (raw: string) => Promise<Refusal> = () => Promise.resolve(undefined);
  /** Takes connections from now on, and says nothing on them. */
  isSilent = false;
  /** Connections that were opened so far. */
  connections = 0;
  private server: SMTPServer | undefined;
  private waiters: (() => void)[] = [];
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<this> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 10,
      onConnect: (_session, done) => {
        this.connections += 1;
        if (!this.isSilent) done();
      },
      onRcptTo: ({ address }, _session, done) => {
        done(answerOf(this.onRecipient(address)));
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString();
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          const to = envelope.rcptTo.map(({ address }) => address);
          this.seen.push(messageIdOf(raw));
          void this.take({ raw, from, to }).then((refusal) => {
            done(answerOf(refusal));
          });
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
    return this;
  }

  /** Hangs up on everybody; the port stays its own, so `start` opens it again. */
  async stop(): Promise<void> {
    const { server } = this;
    if (server)
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    this.server = undefined;
  }

  /** Resolves as soon as `condition` holds, which is looked at whenever a mail comes in. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.waiters.push(resolve));
  }

  /** Mails taken for an address, oldest first. */
  to(address: string): Email[] {
    return this.caught.filter((mail) => mail.to.includes(address)).map((mail) => mail.email);
  }

  private async take(mail: { raw: string; from: string; to: string[] }): Promise<Refusal> {
    const refusal = await this.onContent(mail.raw);
    if (!refusal) this.caught.push({ ...mail, email: await PostalMime.parse(mail.raw) });
    for (const resolve of this.waiters.splice(0)) resolve();
    return refusal;
  }
}

const messageIdOf = (raw: string): string => /^Message-ID: (<[^>]+>)/im.exec(raw)?.[1] ?? '';

const answerOf = (refusal: Refusal): Error | null =>
  refusal
    ? Object.assign(new Error(`${refusal.status ?? ''} as the test wants`.trim()), { responseCode: refusal.code })
    : null;
