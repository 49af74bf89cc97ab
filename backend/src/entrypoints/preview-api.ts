import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { readConfig } from '../platform/config/config';
import { ApiModule } from './api.module';

/** The api's modules and routes, to be described or checked: nothing is created or connected. */
export function previewApi(): Promise<NestFastifyApplication> {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none';
  const config = readConfig({
    DATABASE_URL: nowhere,
    DATABASE_PLATFORM_URL: nowhere,
    REDIS_URL: 'redis://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    STORAGE: 'file:///nowhere',
    SECRET_KEY: 'x'.repeat(32),
    DATA_KEY: 'x'.repeat(32),
  });
  return NestFactory.create<NestFastifyApplication>(ApiModule.with(config), new FastifyAdapter(), {
    preview: true,
    logger: false,
  });
}
