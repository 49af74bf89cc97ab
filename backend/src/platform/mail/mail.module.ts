import { Global, Module } from '@nestjs/common';
import { MailTransport } from './mail-transport';

@Global()
@Module({ providers: [MailTransport], exports: [MailTransport] })
export class MailModule {}
