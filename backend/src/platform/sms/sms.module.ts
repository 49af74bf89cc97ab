import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { Sms } from './sms';
import { SnsSms } from './sns-sms';

type SmsConfig = Pick<Config, 'SMS_API_URL' | 'SMS_REGION' | 'SMS_ACCESS_KEY_ID' | 'SMS_SECRET_ACCESS_KEY'>;

export function smsBy(config: SmsConfig): Sms {
  const { SMS_ACCESS_KEY_ID: accessKeyId, SMS_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return new SnsSms({
    region: config.SMS_REGION,
    endpoint: config.SMS_API_URL,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}

/** Sends text messages. Needs CONFIG. */
@Global()
@Module({ providers: [{ provide: Sms, useFactory: smsBy, inject: [CONFIG] }], exports: [Sms] })
export class SmsModule {}
