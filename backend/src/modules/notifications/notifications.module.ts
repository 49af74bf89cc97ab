import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail';
import { TenantsModule } from '../tenants';
import { MailBrands } from './brand/mail-brands';
import { PublishedMailBrands } from './brand/published-mail-brands';
import { MailHandler } from './mail.handler';
import { MailRenderer } from './rendering/mail-renderer';

/** Delivers mails: for the worker, which brings the outbox's handlers. */
@Module({
  imports: [MailModule, TenantsModule],
  providers: [MailHandler, MailRenderer, { provide: MailBrands, useClass: PublishedMailBrands }],
})
export class NotificationsModule {}
