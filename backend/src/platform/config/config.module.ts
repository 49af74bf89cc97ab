import { type DynamicModule, Module } from '@nestjs/common';
import { LOGGER, createLogger } from '../telemetry';
import { CONFIG, type Config } from './config';

/** The environment and the logger of a process, for everybody in it. */
@Module({})
export class ConfigModule {
  static forProcess(config: Config, process: string): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useFactory: () => createLogger(config, process) },
      ],
      exports: [CONFIG, LOGGER],
    };
  }
}
