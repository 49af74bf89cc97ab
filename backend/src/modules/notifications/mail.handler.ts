import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailError, MailTransport } from '../../platform/mail';
import { DeliveryError, type OutboxEntry, OutboxHandlers } from '../../platform/outbox';
import { currentTenantId } from '../../platform/tenancy';
import { MailBrands } from './brand/mail-brands';
import { MAIL_KIND, type MailPayload } from './mail-entry';
import { MailRenderer } from './rendering/mail-renderer';
import { MAILS, isMailName } from './templates';

/** Makes a mail of an outbox entry and hands it to the mail server. Twice the same entry is twice the same Message-ID. */
@Injectable()
export class MailHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly brands: MailBrands,
    private readonly renderer: MailRenderer,
    private readonly transport: MailTransport,
  ) {}

  onModuleInit(): void {
    this.handlers.register(MAIL_KIND, (entry) => this.send(entry));
  }

  async send({ id, payload }: OutboxEntry): Promise<void> {
    const { mail, params, person, replyTo } = payload as MailPayload;
    if (!isMailName(mail)) throw new DeliveryError('deferred', 'unknown_mail');
    const brand = await this.brands.brandOf(currentTenantId());
    const locale = person?.locale ?? brand.locale;
    const rendered = await this.renderer.render(mail, brand, locale, params);
    try {
      await this.transport.send({
        messageId: `${id}@${brand.host}`,
        from: brand.sender,
        to: person?.address ?? brand.supportEmail,
        ...(replyTo && { replyTo }),
        ...rendered,
        language: locale,
        automatic: MAILS[mail].automatic,
      });
    } catch (error) {
      if (error instanceof MailError) throw new DeliveryError(error.fault, error.code, { cause: error });
      throw error;
    }
  }
}
