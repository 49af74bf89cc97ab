import { type Type, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { CONFIG, type Config } from '../config/config';
import { LOGGER, type Logger, NestLogger, httpDuration } from '../telemetry';
import { SiteDirectory } from '../tenancy';
import { installDoor } from './door';
import { ProblemFilter } from './problem.filter';
import { validation } from './validation';

// An api answers data: nothing in it may be framed, sniffed, run or asked for by another site.
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;
const HSTS = { 'strict-transport-security': 'max-age=31536000' } as const;

const BODY_LIMIT_BYTES = 64 * 1024;
// A tenant document with its texts in eleven languages and its drawings.
const STAFF_BODY_LIMIT_BYTES = 1024 * 1024;

/** The api on Fastify with the door in front; not listening yet. */
export async function createHttpApp(module: Type | DynamicModule, logger: Logger): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    logger: false,
    routerOptions: { maxParamLength: 100 },
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 20_000 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const config = app.get<Config>(CONFIG);
  const fastify = adapter.getInstance();
  const headers = config.PUBLIC_PROTOCOL === 'https' ? { ...SECURITY_HEADERS, ...HSTS } : SECURITY_HEADERS;
  fastify.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/staff/')) route.bodyLimit = STAFF_BODY_LIMIT_BYTES;
  });
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  installDoor(fastify, config, app.get(SiteDirectory));
  measure(app, app.get<Logger>(LOGGER));
  app.useGlobalPipes(validation());
  app.useGlobalFilters(new ProblemFilter(logger));
  return app;
}

function measure(app: NestFastifyApplication, logger: Logger): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      const visit = request.visit as typeof request.visit | null;
      const seconds = reply.elapsedTime / 1000;
      const route = visit ? (request.routeOptions.url ?? 'none') : 'refused';
      httpDuration.labels(route, request.method, String(reply.statusCode)).observe(seconds);
      // A line for what failed or was slow; the ordinary is counted, not told.
      const level = reply.statusCode >= 500 ? 'error' : reply.statusCode >= 400 || seconds > 1 ? 'info' : 'debug';
      logger[level](
        {
          tenant: visit?.scope.tenantId,
          trace: visit?.scope.trace,
          route,
          method: request.method,
          status: reply.statusCode,
          ms: Math.round(seconds * 1000),
        },
        'request',
      );
      done();
    });
}
