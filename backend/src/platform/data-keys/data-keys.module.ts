import { Global, Module } from '@nestjs/common';
import { DataKeys } from './data-keys';

@Global()
@Module({ providers: [DataKeys], exports: [DataKeys] })
export class DataKeysModule {}
