import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { peopleJsonSchema } from '../modules/members';
import { personalDataPage } from '../modules/privacy';
import { generatedFiles, siteTypes } from '../modules/tenants';
import { readConfig } from '../platform/config/config';
import { describeApi } from '../platform/http';
import { ApiModule } from './api.module';

/** Prints what other files are made from: the api's description and what the schemas of settings and people give. Connects to nothing. */
async function describe(): Promise<void> {
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
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.with(config), new FastifyAdapter(), {
    preview: true,
    logger: false,
  });
  const files = new Map([
    ...generatedFiles(),
    ['tenants/people.schema.json', peopleJsonSchema()],
    ['docs/personal-data.md', personalDataPage()],
    ['frontend/site/site-document.ts', siteTypes()],
  ]);
  const output = { openapi: describeApi(app), files: Object.fromEntries(files) };
  process.stdout.write(JSON.stringify(output), () => process.exit(0));
}

void describe();
