import { type DynamicModule, Module } from '@nestjs/common';
import { AccountRetention, ActivationReminders, BlockEnds } from '../modules/accounts';
import { ProfileVisitRetention } from '../modules/activity';
import { ChatsJobsModule } from '../modules/chats';
import { IsolationModule } from '../modules/console';
import { HourlyReconciliation, Reconciliation } from '../modules/credits';
import { DecisionRetention } from '../modules/decisions';
import { FleetJobsModule } from '../modules/fleet';
import { LaunchModule, LaunchRunner } from '../modules/launch';
import { LikesJobsModule } from '../modules/likes';
import { MinorEvidenceRetention, PhotoCheckRetention, PhotosJobsModule } from '../modules/members';
import { BounceMailbox, MailRetention, NotificationsModule } from '../modules/notifications';
import { PaymentsJobsModule } from '../modules/payments';
import { ErasureJobsModule, PrivacyJobsModule } from '../modules/privacy';
import { PushSendingModule } from '../modules/push';
import { PushKeyRetention, ScheduleRunner, TenantsModule } from '../modules/tenants';
import { ComplaintRetention, NoticeRetention, ReceivedReplies, ReplyMailbox, ReportRetention } from '../modules/safety';
import { PostbacksModule, VisitRetention } from '../modules/traffic';
import { VisualDiffsJobsModule } from '../modules/visual-diffs';
import { CacheModule } from '../platform/cache';
import { type Config } from '../platform/config/config';
import { ConfigModule } from '../platform/config/config.module';
import { DataKeysModule } from '../platform/data-keys';
import { DatabaseModule } from '../platform/database';
import { OutboxModule } from '../platform/outbox';
import { RealtimeModule } from '../platform/realtime';
import { TenancyModule } from '../platform/tenancy';

@Module({})
export class WorkerModule {
  static with(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forProcess(config, 'worker'),
        CacheModule,
        DataKeysModule,
        DatabaseModule,
        RealtimeModule,
        TenancyModule.forProcess('worker'),
        OutboxModule.forWorkers(),
        TenantsModule,
        NotificationsModule,
        ChatsJobsModule,
        FleetJobsModule,
        LaunchModule,
        LikesJobsModule,
        PaymentsJobsModule,
        PhotosJobsModule,
        PostbacksModule,
        PrivacyJobsModule,
        PushSendingModule,
        ErasureJobsModule,
        IsolationModule,
        VisualDiffsJobsModule,
      ],
      providers: [
        ...[AccountRetention, ComplaintRetention, MailRetention, PhotoCheckRetention, ProfileVisitRetention],
        MinorEvidenceRetention,
        ...[BlockEnds, DecisionRetention, NoticeRetention, PushKeyRetention, ReportRetention, VisitRetention],
        ...[ActivationReminders, BounceMailbox, HourlyReconciliation, LaunchRunner, Reconciliation, ScheduleRunner],
        ...[ReceivedReplies, ReplyMailbox],
      ],
    };
  }
}
