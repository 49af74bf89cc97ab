import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from '../modules/accounts';
import { ActivityModule } from '../modules/activity';
import { ChatsHttpModule } from '../modules/chats';
import { ConsoleHttpModule } from '../modules/console';
import { CreditsModule } from '../modules/credits';
import { DecisionsModule } from '../modules/decisions';
import { DiscoveryModule } from '../modules/discovery';
import { FleetHttpModule } from '../modules/fleet';
import { LaunchHttpModule } from '../modules/launch';
import { LikesModule } from '../modules/likes';
import { MembersModule, PhotosHttpModule } from '../modules/members';
import { NotificationsHttpModule } from '../modules/notifications';
import { PaymentsHttpModule } from '../modules/payments';
import { PrivacyModule } from '../modules/privacy';
import { PushModule } from '../modules/push';
import { SafetyModule } from '../modules/safety';
import { TenantsHttpModule } from '../modules/tenants';
import { TrafficModule } from '../modules/traffic';
import { CacheModule } from '../platform/cache';
import { type Config } from '../platform/config/config';
import { ConfigModule } from '../platform/config/config.module';
import { DataKeysModule } from '../platform/data-keys';
import { DatabaseModule } from '../platform/database';
import { HttpModule, OpenApiModule } from '../platform/http';
import { OutboxModule } from '../platform/outbox';
import { RealtimeModule, StreamsModule } from '../platform/realtime';
import { TenancyModule } from '../platform/tenancy';

@Module({})
export class ApiModule {
  static with(config: Config): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ConfigModule.forProcess(config, 'api'),
        CacheModule,
        DataKeysModule,
        DatabaseModule,
        RealtimeModule,
        TenancyModule.forProcess('api'),
        HttpModule,
        OpenApiModule,
        OutboxModule.forWriters(),
        AccountsModule,
        ActivityModule,
        ChatsHttpModule,
        ConsoleHttpModule,
        CreditsModule,
        DecisionsModule,
        DiscoveryModule,
        FleetHttpModule,
        LaunchHttpModule,
        LikesModule,
        MembersModule,
        NotificationsHttpModule,
        PaymentsHttpModule,
        PhotosHttpModule,
        PrivacyModule,
        PushModule,
        SafetyModule,
        TenantsHttpModule,
        StreamsModule,
        TrafficModule,
      ],
    };
  }
}
