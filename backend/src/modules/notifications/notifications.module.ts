import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail';
import { MailBrands } from './brand/mail-brands';
import { PublishedMailBrands } from './brand/published-mail-brands';
import { MailHandler } from './mail.handler';
import { MailRenderer } from './rendering/mail-renderer';

/** Delivers mails: for the worker, which must also bring the outbox's handlers and the published sites. */
@Module({
  imports: [MailModule],
  providers: [MailHandler, MailRenderer, { provide: MailBrands, useClass: PublishedMailBrands }],
})
export class NotificationsModule {}
