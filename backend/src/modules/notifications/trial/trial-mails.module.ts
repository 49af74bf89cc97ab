import { Module } from '@nestjs/common';
import { MailModule } from '../../../platform/mail';
import { TrialMails } from './trial-mails';

@Module({ imports: [MailModule], providers: [TrialMails], exports: [TrialMails] })
export class TrialMailsModule {}
