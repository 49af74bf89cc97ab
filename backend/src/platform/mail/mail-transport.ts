import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { CONFIG, type Config } from '../config/config';
import { LOGGER, type Logger } from '../telemetry';
import { compose } from './compose';
import { isBareAddress } from './header-text';
import { type Mail } from './mail';
import { MailError, mailError } from './mail-error';
import { OutageBrake } from './outage-brake';
import { CONNECTIONS, poolOptions } from './pool';

/** Hands mails to the mail server. Resolves when it has taken the mail; rejects with a MailError. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly pool;
  private readonly brake = new OutageBrake();
  private readonly timeoutMs: number;
  private readonly waiting: (() => void)[] = [];
  private sending = 0;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'SMTP_URL' | 'SMTP_TIMEOUT_MS'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.timeoutMs = config.SMTP_TIMEOUT_MS;
    this.pool = createTransport({ ...poolOptions(this.timeoutMs), url: config.SMTP_URL });
  }

  async send(mail: Mail): Promise<void> {
    if (!isBareAddress(mail.to) || !isBareAddress(mail.from.address)) throw new MailError('refused', 'bad_address');
    await this.line();
    try {
      // Only now: meanwhile those before it may have found the server away.
      if (!this.brake.admits()) throw new MailError('outage', 'paused');
      await this.hand(mail);
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.sending -= 1;
    }
  }

  /** Waits for a connection here and not in the pool, which would try one after the other at a server that hangs. */
  private async line(): Promise<void> {
    if (this.sending >= CONNECTIONS) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.sending += 1;
  }

  private async hand(mail: Mail): Promise<void> {
    try {
      await this.pool.sendMail({
        raw: Buffer.from(compose(mail)),
        envelope: { from: mail.returnPath ?? mail.from.address, to: [mail.to] },
        signal: AbortSignal.timeout(this.timeoutMs),
      });
    } catch (cause) {
      const error = mailError(cause);
      if (error.fault !== 'outage') this.release();
      else if (this.brake.pull()) this.logger.warn({ code: error.code }, 'the mail server takes no mail');
      throw error;
    }
    this.release();
  }

  private release(): void {
    if (this.brake.release()) this.logger.info('the mail server takes mail again');
  }

  onApplicationShutdown(): void {
    this.pool.close();
  }
}
