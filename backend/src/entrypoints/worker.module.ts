import { type DynamicModule, Module } from '@nestjs/common';
import { NotificationsModule } from '../modules/notifications';
import { ScheduleRunner, TenantsModule } from '../modules/tenants';
import { CacheModule } from '../platform/cache';
import { type Config } from '../platform/config/config';
import { ConfigModule } from '../platform/config/config.module';
import { DatabaseModule } from '../platform/database';
import { OutboxModule } from '../platform/outbox';
import { TenancyModule } from '../platform/tenancy';

@Module({})
export class WorkerModule {
  static with(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forProcess(config, 'worker'),
        CacheModule,
        DatabaseModule,
        TenancyModule.forProcess('worker'),
        OutboxModule.forWorkers(),
        TenantsModule,
        NotificationsModule,
      ],
      providers: [ScheduleRunner],
    };
  }
}
