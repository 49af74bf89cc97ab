import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { CONFIG, type Config } from '../config/config';
import { LOGGER, type Logger } from '../telemetry';
import { compose } from './compose';
import { isBareAddress } from './header-text';
import { type Mail } from './mail';
import { MailError, mailError } from './mail-error';
import { OutageBrake } from './outage-brake';
import { POOL } from './pool';

/** Hands mails to the mail server. Resolves when it has taken the mail; rejects with a MailError. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly pool;
  private readonly brake = new OutageBrake();

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'SMTP_URL'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.pool = createTransport({ ...POOL, url: config.SMTP_URL });
  }

  async send(mail: Mail): Promise<void> {
    if (!isBareAddress(mail.to) || !isBareAddress(mail.from.address)) throw new MailError('refused', 'bad_address');
    if (this.brake.isOn) throw new MailError('outage', 'paused');
    try {
      await this.pool.sendMail({
        raw: Buffer.from(compose(mail)),
        envelope: { from: mail.returnPath ?? mail.from.address, to: [mail.to] },
      });
    } catch (cause) {
      const error = mailError(cause);
      if (error.fault === 'outage' && this.brake.pull())
        this.logger.warn({ code: error.code }, 'the mail server takes no mail');
      throw error;
    }
    if (this.brake.release()) this.logger.info('the mail server takes mail again');
  }

  onApplicationShutdown(): void {
    this.pool.close();
  }
}
