import { type DynamicModule, Module } from '@nestjs/common';
import { AccountOpeningModule, CreditAdminService, CreditGifts } from '../../modules/accounts';
import { HeldMessageAdminService } from '../../modules/chats';
import { ConsoleModule } from '../../modules/console';
import { Reconciliation } from '../../modules/credits';
import { FleetModule } from '../../modules/fleet';
import { LaunchModule } from '../../modules/launch';
import { MembersModule, PhotosModule } from '../../modules/members';
import { PaymentsAdminModule, PaymentsModule } from '../../modules/payments';
import { PushDeviceAdmin } from '../../modules/push';
import { TenantsModule } from '../../modules/tenants';
import { CacheModule } from '../../platform/cache';
import { type Config } from '../../platform/config/config';
import { ConfigModule } from '../../platform/config/config.module';
import { DataKeysModule } from '../../platform/data-keys';
import { DatabaseModule } from '../../platform/database';
import { OutboxModule } from '../../platform/outbox';
import { RealtimeModule } from '../../platform/realtime';
import { TenancyModule } from '../../platform/tenancy';
import { SeedMembers } from './demo/members/seed-members';

@Module({})
export class CliModule {
  static with(config: Config): DynamicModule {
    return {
      module: CliModule,
      imports: [
        ConfigModule.forProcess(config, 'cli'),
        CacheModule,
        DataKeysModule,
        DatabaseModule,
        OutboxModule.forWriters(),
        RealtimeModule,
        TenancyModule.forProcess('cli'),
        AccountOpeningModule,
        ConsoleModule,
        FleetModule,
        LaunchModule,
        MembersModule,
        PaymentsAdminModule,
        PaymentsModule,
        PhotosModule,
        TenantsModule,
      ],
      providers: [
        ...[CreditAdminService, CreditGifts, HeldMessageAdminService, PushDeviceAdmin, Reconciliation, SeedMembers],
      ],
    };
  }
}
