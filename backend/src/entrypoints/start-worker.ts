import { type INestApplicationContext } from '@nestjs/common';
import { NestApplicationContextOptions } from '@nestjs/common/interfaces/nest-application-context-options.interface';
import { NestFactory } from '@nestjs/core';
import type Redis from 'ioredis';
import { type Server } from 'node:http';
import { MailPreview } from '../modules/notifications';
import { REDIS } from '../platform/cache';
import { type Config } from '../platform/config/config';
import { PlatformDatabase } from '../platform/database';
import { OutboxDelivery } from '../platform/outbox';
import { NestLogger, collectProcessMetrics, createLogger, gauge, startInnerServer } from '../platform/telemetry';
import { SiteDirectory } from '../platform/tenancy';
import { missingDependencies } from './missing';
import { WorkerModule } from './worker.module';

export interface RunningWorker {
  readonly app: INestApplicationContext;
  readonly inner: Server;
  close(): Promise<void>;
}

/** A whole worker in this process: it delivers what the outbox holds and tells on its inner port how it is. */
export async function startWorker(config: Config): Promise<RunningWorker> {
  const logger = createLogger(config, 'worker');
  const options = Object.assign(new NestApplicationContextOptions(), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config), options);
  const platform = app.get(PlatformDatabase);
  const delivery = app.get(OutboxDelivery);
  const directory = app.get(SiteDirectory);
  const redis = app.get<Redis>(REDIS);
  collectProcessMetrics();
  gauge('site_snapshot_version', 'The version of hosts and revisions that this process has', () => directory.version);
  gauge(
    'site_snapshot_age_seconds',
    'Seconds since this process last knew that it was up to date',
    () => directory.age,
  );
  gauge('redis_connected', '1 while Redis answers', () => Number(delivery.reachable));

  let closing = false;
  const inner = await startInnerServer({
    port: config.INNER_PORT,
    bindAddress: config.BIND_ADDRESS,
    handlers: config.NODE_ENV === 'development' ? [app.get(MailPreview).handler] : [],
    // Unlike the api, a worker can do nothing while Redis is away.
    notReady: async () => {
      if (closing) return ['closing'];
      const missing = await missingDependencies(platform, redis);
      return delivery.reachable || missing.includes('redis') ? missing : [...missing, 'redis'];
    },
  });
  return {
    app,
    inner,
    close: async () => {
      closing = true;
      await app.close();
      inner.closeAllConnections();
      await new Promise((resolve) => inner.close(resolve));
    },
  };
}
