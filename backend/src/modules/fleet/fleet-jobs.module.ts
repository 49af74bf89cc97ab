import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail';
import { AnswerCountRetention } from './answers/answer-count-retention';
import { FleetModule } from './fleet.module';
import { FleetRunner } from './fleet-runner';
import { StopMailRunner } from './mails/stop-mail-runner';
import { StopMails } from './mails/stop-mails';

/** The worker's part: it does what waves wait for, and tells staff of those that stopped by themselves. */
@Module({
  imports: [FleetModule, MailModule],
  providers: [AnswerCountRetention, FleetRunner, StopMailRunner, StopMails],
})
export class FleetJobsModule {}
