import { type DynamicModule, Module } from '@nestjs/common';
import { ConsoleModule } from '../modules/console';
import { MembersModule } from '../modules/members';
import { SafetyModule } from '../modules/safety';
import { TenantsHttpModule } from '../modules/tenants';
import { TrafficModule } from '../modules/traffic';
import { CacheModule } from '../platform/cache';
import { type Config } from '../platform/config/config';
import { ConfigModule } from '../platform/config/config.module';
import { DatabaseModule } from '../platform/database';
import { HttpModule, OpenApiModule } from '../platform/http';
import { OutboxModule } from '../platform/outbox';
import { TenancyModule } from '../platform/tenancy';

@Module({})
export class ApiModule {
  static with(config: Config): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ConfigModule.forProcess(config, 'api'),
        CacheModule,
        DatabaseModule,
        TenancyModule.forProcess('api'),
        HttpModule,
        OpenApiModule,
        OutboxModule.forWriters(),
        ConsoleModule,
        MembersModule,
        SafetyModule,
        TenantsHttpModule,
        TrafficModule,
      ],
    };
  }
}
