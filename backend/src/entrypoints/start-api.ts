import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Server } from 'node:http';
import type Redis from 'ioredis';
import { WebAnswers } from '../modules/fleet';
import { InnerFeed } from '../modules/tenants';
import { REDIS } from '../platform/cache';
import { type Config } from '../platform/config/config';
import { PlatformDatabase } from '../platform/database';
import { ResponseCache, createHttpApp, publishDescription } from '../platform/http';
import { collectProcessMetrics, createLogger, gauge, labelledCounts, startInnerServer } from '../platform/telemetry';
import { SiteDirectory } from '../platform/tenancy';
import { ApiModule } from './api.module';
import { missingDependencies } from './missing';

export interface RunningApi {
  readonly app: NestFastifyApplication;
  readonly inner: Server;
  close(): Promise<void>;
}

const STALE_SECONDS = 15;

/** The whole api in this process, listening on both of its ports. */
export async function startApi(config: Config): Promise<RunningApi> {
  const app = await createHttpApp(ApiModule.with(config), createLogger(config, 'api'));
  await app.init();
  publishDescription(app);
  const directory = app.get(SiteDirectory);
  const platform = app.get(PlatformDatabase);
  const redis = app.get<Redis>(REDIS);
  collectProcessMetrics();
  gauge('site_snapshot_version', 'The version of hosts and revisions that this process has', () => directory.version);
  gauge(
    'site_snapshot_age_seconds',
    'Seconds since this process last knew that it was up to date',
    () => directory.age,
  );
  labelledCounts('ready_answers_total', 'Answers sent from memory, before the framework', ['route', 'status'], () =>
    app.get(ResponseCache).counts(),
  );
  gauge('redis_connected', '1 while Redis answers', () => Number(redis.status === 'ready'));

  await app.listen(config.PORT, config.BIND_ADDRESS);
  let closing = false;
  const inner = await startInnerServer({
    port: config.INNER_PORT,
    bindAddress: config.BIND_ADDRESS,
    handlers: [app.get(InnerFeed).handler, app.get(WebAnswers).handler],
    // While Redis is away limits are counted per process and mail waits in its outbox: work can still be done.
    notReady: async () => {
      if (closing) return ['closing'];
      const missing = await missingDependencies(platform, redis);
      return directory.age > STALE_SECONDS ? [...missing, 'sites'] : missing;
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
