import { type RequestListener, createServer } from 'node:http';
import { type Type, type DynamicModule, UnsupportedMediaTypeException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config';
import { LOGGER, type Logger, NestLogger, httpDuration } from '../telemetry';
import { AnswerCounts } from '../../../../contract/http/answer-counts';
import { TenantResolver } from './tenant-resolver';
import { installTenantResolver } from './tenant-hooks';
import { FastPaths } from './fast-paths';
import { budgetOf } from './request-budget';
import { routedAddress } from './named-by-query';
import { ProblemFilter, frameworkProblem, problemBody } from './problem.filter';
import { ResponseCache } from './response-cache';
import { DEFAULT_HEADERS } from './security-headers';
import { answerAfterBody, continueWhenRead, discardBody } from './unread-body';
import { validation } from './validation';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly oneClickForm?: boolean;
    /** The body is a picture, handed on as the stream that it comes as: its route reads, counts and refuses. */
    readonly pictureBody?: boolean;
  }
}

const BODY_LIMIT_BYTES = 64 * 1024;
// A tenant document with its texts in eleven languages and its drawings.
const STAFF_BODY_LIMIT_BYTES = 1024 * 1024;
// A mail of 256 KB in base64.
const MAIL_BODY_LIMIT_BYTES = 384 * 1024;

// A photo of 12 MB over a slow line; the edge gives a body as long.
const LIMITS = { requestTimeout: 120_000, headersTimeout: 20_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 };

/** The api on Fastify behind the tenant resolver; not listening yet. */
export async function createHttpApp(module: Type | DynamicModule, logger: Logger): Promise<NestFastifyApplication> {
  // The server exists before the services do.
  const early: { ready?: ResponseCache; live?: FastPaths; waitingMs?: number } = {};
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    logger: false,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: refuseAddress,
    rewriteUrl: routedAddress,
    serverFactory: (handle: RequestListener) => {
      const answer: RequestListener = (request, response) => {
        if (early.ready?.answer(request, response)) return;
        budgetOf(request, early.waitingMs);
        if (!early.live?.answer(request, response, handle)) handle(request, response);
      };
      return createServer(LIMITS, answer).on('checkContinue', (request, response) => {
        continueWhenRead(request, response);
        answer(request, response);
      });
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
    // A signature is over the bytes that came.
    rawBody: true,
  });
  const fastify = adapter.getInstance();
  fastify.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/staff/')) route.bodyLimit = STAFF_BODY_LIMIT_BYTES;
    if (route.url === '/api/received-mails') route.bodyLimit = MAIL_BODY_LIMIT_BYTES;
  });
  takeOneClickForms(fastify);
  takePictures(fastify);
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(DEFAULT_HEADERS);
    done();
  });
  answerAfterBody(fastify);
  installTenantResolver(fastify, app.get(TenantResolver));
  early.ready = app.get(ResponseCache);
  early.live = app.get(FastPaths);
  early.waitingMs = app.get<Config>(CONFIG).REQUEST_WAITING_MS;
  measure(app, app.get<Logger>(LOGGER));
  app.useGlobalPipes(validation());
  app.useGlobalFilters(new ProblemFilter(logger));
  return app;
}

/** An address that no route is looked for under, since it cannot be read: no hook and no filter sees it. */
function refuseAddress(error: FastifyError, { raw }: FastifyRequest, reply: FastifyReply): void {
  const body = frameworkProblem(error) ?? problemBody(400, 'malformed_request');
  void discardBody(raw).then(() =>
    reply
      .code(body.status)
      .headers(DEFAULT_HEADERS)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(body)),
  );
}

/** Mail programs send RFC 8058's form as multipart too. All it says stands in the address, so nothing in it is read. */
function takeOneClickForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request, _body, done) => {
    if (request.routeOptions.config.oneClickForm) done(null, {});
    else done(new UnsupportedMediaTypeException());
  });
}

function takePictures(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(/^image\//, (request, body, done) => {
    if (request.routeOptions.config.pictureBody || request.is404) done(null, body);
    else done(new UnsupportedMediaTypeException());
  });
}

function measure(app: NestFastifyApplication, logger: Logger): void {
  const counts = app.get(AnswerCounts);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      const context = request.context as typeof request.context | null;
      const seconds = reply.elapsedTime / 1000;
      const route = context ? (request.routeOptions.url ?? 'none') : 'refused';
      httpDuration.labels(route, request.method, String(reply.statusCode)).observe(seconds);
      const tenantId = context?.scope.tenantId;
      if (typeof tenantId === 'number') counts.note(tenantId, reply.statusCode);
      // A line for what failed or was slow; the ordinary is counted, not told.
      const level = reply.statusCode >= 500 ? 'error' : reply.statusCode >= 400 || seconds > 1 ? 'info' : 'debug';
      logger[level](
        {
          tenant: tenantId,
          trace: context?.scope.trace,
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
