import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { CONFIG, type Config } from '../config/config';
import { LOGGER, type Logger } from '../telemetry';
import { headerText, isBareAddress } from './header-text';
import { type Mail, type Mailbox } from './mail';
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
      await this.pool.sendMail(envelopeOf(mail));
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

// Addresses as objects: nodemailer parses a string, and would find a second address in a name.
const mailbox = ({ name, address }: Mailbox) => ({ name: headerText(name, 100), address });

function envelopeOf(mail: Mail) {
  const replyTo = mail.replyTo && isBareAddress(mail.replyTo.address) ? mailbox(mail.replyTo) : undefined;
  return {
    messageId: `<${mail.messageId}>`,
    from: mailbox(mail.from),
    to: { name: '', address: mail.to },
    ...(replyTo && { replyTo }),
    subject: headerText(mail.subject),
    html: mail.html,
    text: mail.text,
    envelope: { from: mail.from.address, to: [mail.to] },
    headers: {
      'Content-Language': mail.language,
      ...(mail.automatic && { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }),
    },
  };
}
