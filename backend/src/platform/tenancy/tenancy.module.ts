import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigSignal } from './config-signal';
import { PROCESS_KIND, type ProcessKind, SiteDirectory } from './site-directory';

@Module({})
export class TenancyModule {
  static forProcess(kind: ProcessKind): DynamicModule {
    return {
      module: TenancyModule,
      global: true,
      providers: [ConfigSignal, SiteDirectory, { provide: PROCESS_KIND, useValue: kind }],
      exports: [ConfigSignal, SiteDirectory],
    };
  }
}
