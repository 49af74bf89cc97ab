import { type RequestListener, createServer } from 'node:http';
import { type Type, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LOGGER, type Logger, NestLogger, httpDuration } from '../telemetry';
import { Door } from './door';
import { installDoor } from './door-hooks';
import { ProblemFilter } from './problem.filter';
import { ReadyRoutes } from './ready-routes';
import { SECURITY_HEADERS } from './security-headers';
import { validation } from './validation';

const BODY_LIMIT_BYTES = 64 * 1024;
// A tenant document with its texts in eleven languages and its drawings.
const STAFF_BODY_LIMIT_BYTES = 1024 * 1024;

const LIMITS = { requestTimeout: 30_000, headersTimeout: 20_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 };

/** The api on Fastify with the door in front; not listening yet. */
export async function createHttpApp(module: Type | DynamicModule, logger: Logger): Promise<NestFastifyApplication> {
  // The server exists before the services do.
  const ready: { routes?: ReadyRoutes } = {};
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    logger: false,
    routerOptions: { maxParamLength: 100 },
    serverFactory: (handle: RequestListener) =>
      createServer(LIMITS, (request, response) => {
        if (!ready.routes?.answer(request, response)) handle(request, response);
      }),
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const fastify = adapter.getInstance();
  fastify.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/staff/')) route.bodyLimit = STAFF_BODY_LIMIT_BYTES;
  });
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(SECURITY_HEADERS);
    done();
  });
  installDoor(fastify, app.get(Door));
  ready.routes = app.get(ReadyRoutes);
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
