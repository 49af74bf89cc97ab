import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail';
import { TenantsModule } from '../tenants';
import { MailBrands } from './brand/mail-brands';
import { PublishedMailBrands } from './brand/published-mail-brands';
import { FreshMails } from './fresh-mails';
import { MailLinks } from './links/mail-links';
import { MailHandler } from './mail.handler';
import { MailPreview } from './preview/mail-preview';
import { MailRenderer } from './rendering/mail-renderer';
import { MailEvents } from './suppression/mail-events';
import { SendingRules } from './suppression/sending-rules';
import { TrialMailsModule } from './trial/trial-mails.module';

/** Delivers mails: for the worker, which brings the outbox's handlers. */
@Module({
  imports: [MailModule, TenantsModule, TrialMailsModule],
  providers: [
    FreshMails,
    MailEvents,
    MailHandler,
    MailLinks,
    MailPreview,
    MailRenderer,
    SendingRules,
    { provide: MailBrands, useClass: PublishedMailBrands },
  ],
  exports: [FreshMails, MailEvents, TrialMailsModule],
})
export class NotificationsModule {}
