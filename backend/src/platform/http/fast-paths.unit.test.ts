import { once } from 'node:events';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  createServer,
  request,
} from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { type Site, currentTenantId } from '../tenancy';
import { type Refusal, type TenantResolver } from './tenant-resolver';
import { Controller, Get } from '@nestjs/common';
import { pino } from 'pino';
import { registry } from '../telemetry/metrics';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perAddress } from './endpoint';
import { type Problem } from './problem';
import { AnswerCounts } from '../../../../contract/http/answer-counts';
import { AuthenticationRequired } from './member-authenticator';
import { type RateLimits } from './rate-limits';
import { FastPaths } from './fast-paths';
import { budgetOf } from './request-budget';
import { RequestContext } from './site-request';

const site = { id: 7 } as Site;
const context = new RequestContext(site, 1, false, '192.0.2.1', true, undefined, undefined, {
  PUBLIC_PROTOCOL: 'http',
});
const framework: RequestListener = (_request, response) => response.writeHead(418).end();

interface Asked {
  readonly method?: string;
  readonly body?: string;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Rejects where the connection ends before the answer does. */
  readonly body: Promise<string>;
}

async function answersOf(
  routes: FastPaths,
  paths: readonly string[],
  { method = 'GET', body = '' }: Asked = {},
): Promise<Answer[]> {
  const server = createServer((request, response) => {
    if (!routes.answer(request, response, framework)) framework(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answers: Answer[] = [];
  for (const path of paths) {
    const headers = body === '' ? {} : { 'content-length': body.length };
    const asked = request({ port, path, method, headers, agent: false }).end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const read = text(answer);
    await read.catch(() => undefined);
    answers.push({ status: answer.statusCode, headers: answer.headers, body: read });
  }
  server.close();
  return answers;
}

const statusesOf = async (...call: Parameters<typeof answersOf>): Promise<unknown[]> =>
  (await answersOf(...call)).map(({ status }) => status);

/** Counts calls by what is limited, and refuses the second. */
class Limits {
  readonly taken: string[] = [];

  takeFor(
    _request: Pick<FastifyRequest, 'raw' | 'context'>,
    _limit: unknown,
    { what }: { what: string },
  ): Promise<number> {
    this.taken.push(what);
    return Promise.resolve(this.taken.filter((before) => before === what).length > 1 ? 7 : 0);
  }
}

@Controller('api')
class Declared {
  @Get(['here', 'here.php'])
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(1, 60) })
  here(): void {}

  @Get('free')
  @Endpoint({ scope: 'tenant', permission: 'public', limit: 'none' })
  free(): void {}

  @Get('timed')
  @Endpoint({ scope: 'tenant', permission: 'public', limit: 'none' })
  timed(): void {}

  @Get('undeclared')
  undeclared(): void {}
}

const open = (
  limits = new Limits(),
  entry: RequestContext | Refusal = context,
  counts = new AnswerCounts(),
): FastPaths =>
  new FastPaths(
    { enter: () => entry } as Partial<TenantResolver> as TenantResolver,
    limits as Partial<RateLimits> as RateLimits,
    counts,
    pino({ level: 'silent' }),
  );

test('an answer is made in the scope of the brand that was asked, on the paths that its handler declares', async () => {
  const routes = open();
  let tenant: number | undefined;
  routes.add(new Declared(), 'here', () => Promise.resolve({ tenant: (tenant = currentTenantId()) }));
  const paths = ['/api/here', '/api/here.php', '/api/elsewhere', '/api/here/x', '/api/Here'];
  expect(await statusesOf(routes, paths)).toEqual([200, 200, 418, 418, 418]);
  expect(tenant).toBe(7);
  expect(routes.paths).toEqual(['/api/here', '/api/here.php']);
  expect(() => {
    routes.add(new Declared(), 'undeclared', () => undefined);
  }).toThrow('Declared.undeclared is no endpoint');
});

test('an answer is told what stands behind the question mark', async () => {
  const routes = open();
  const queries: string[] = [];
  routes.add(new Declared(), 'free', ({ query }) => Promise.resolve({ told: queries.push(query) }));
  expect(await statusesOf(routes, ['/api/free', '/api/free?x=1&y=%3F', '/api/free?a?b'])).toEqual([200, 200, 200]);
  expect(queries).toEqual(['', 'x=1&y=%3F', 'a?b']);
});

test('the framework answers what is not made here, and whoever has no call left by its own count', async () => {
  const limits = new Limits();
  const routes = open(limits);
  routes.add(new Declared(), 'here', () => Promise.resolve({}));
  routes.add(new Declared(), 'free', () => undefined);
  expect(await statusesOf(routes, ['/api/here', '/api/here', '/api/free'])).toEqual([200, 418, 418]);
  expect(limits.taken).toEqual(['/api/here:GET', '/api/here:GET']);
});

test('the framework answers what failed, which is counted; a refusal is no failure', async () => {
  const failuresOf = async (): Promise<number> => {
    const { values } = (await registry.getSingleMetric('fast_path_failures_total')?.get()) ?? { values: [] };
    return values.find(({ labels }) => labels['route'] === '/api/free')?.value ?? 0;
  };
  let failure: Error | Problem | undefined;
  const routes = open();
  routes.add(new Declared(), 'free', () => failure && Promise.reject(failure));
  const before = await failuresOf();
  expect(await statusesOf(routes, ['/api/free'])).toEqual([418]);
  failure = new AuthenticationRequired();
  expect(await statusesOf(routes, ['/api/free'])).toEqual([418]);
  expect(await failuresOf()).toBe(before);
  failure = new Error('no database');
  expect(await statusesOf(routes, ['/api/free'])).toEqual([418]);
  expect(await failuresOf()).toBe(before + 1);
});

test('the framework answers visitors who are refused, or on no brand, and requests with a body or another method', async () => {
  const make = jest.fn(() => Promise.resolve({}));
  const statusIn = async (entry: RequestContext | Refusal, asked: Asked = {}): Promise<unknown> => {
    const routes = open(new Limits(), entry);
    routes.add(new Declared(), 'free', make);
    return (await statusesOf(routes, ['/api/free'], asked))[0];
  };
  const nowhere = new RequestContext(undefined, null, false, '192.0.2.1', true, undefined, undefined, {
    PUBLIC_PROTOCOL: 'http',
  });
  expect(await statusIn({ status: 421, code: 'unknown_host' })).toBe(418);
  expect(await statusIn(nowhere)).toBe(418);
  for (const method of ['POST', 'HEAD']) expect(await statusIn(context, { method })).toBe(418);
  expect(await statusIn(context, { body: '{}' })).toBe(418);
  expect(make).not.toHaveBeenCalled();
  expect(await statusIn(context)).toBe(200);
});

test('an answer counts for its brand, and how long it took is measured, under its path', async () => {
  const valueOf = async (metric: string, labels: object, name = metric): Promise<number> => {
    const values: { metricName?: string; value: number; labels: object }[] =
      (await registry.getSingleMetric(metric)?.get())?.values ?? [];
    const isMeant = (one: { metricName?: string; labels: object }): boolean =>
      (one.metricName ?? metric) === name && isDeepStrictEqual({ ...one.labels }, labels);
    return values.find(isMeant)?.value ?? 0;
  };
  const measured = async (): Promise<[answers: number, count: number, sum: number]> => {
    const duration = 'http_request_duration_seconds';
    const labels = { route: '/api/timed', method: 'GET', status: '200' };
    return [
      await valueOf('fast_path_answers_total', { route: '/api/timed' }),
      await valueOf(duration, labels, `${duration}_count`),
      await valueOf(duration, labels, `${duration}_sum`),
    ];
  };
  const counts = new AnswerCounts();
  const routes = open(new Limits(), context, counts);
  routes.add(new Declared(), 'timed', () => Promise.resolve({}));
  const before = await measured();
  expect(await statusesOf(routes, ['/api/timed'])).toEqual([200]);
  const [answers, count, sum] = (await measured()).map((value, at) => value - (before[at] ?? 0));
  expect([answers, count]).toEqual([1, 1]);
  expect(counts.take()).toEqual([{ tenantId: 7, answers: 1, errors: 0 }]);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(10);
});

test('an answer is JSON that no cache keeps, as long as it says, with the id of its request', async () => {
  const routes = open();
  routes.add(new Declared(), 'free', () => Promise.resolve({ name: 'Zoë' }));
  const [answer] = await answersOf(routes, ['/api/free']);
  expect(JSON.parse((await answer?.body) ?? '')).toEqual({ name: 'Zoë' });
  expect(answer?.headers).toMatchObject({
    ...{ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    ...{ 'content-length': '15', 'x-request-id': context.scope.trace, 'x-content-type-options': 'nosniff' },
  });
});

test('what an answer leaves running is not bound by the time of its request', async () => {
  const routes = open();
  let raw: IncomingMessage | undefined;
  routes.add(new Declared(), 'free', (early) => {
    raw = early.raw;
    return Promise.resolve({ left: budgetOf(raw).remaining });
  });
  const [answer] = await answersOf(routes, ['/api/free']);
  expect(await answer?.body).toBe('{"left":3000}');
  expect(raw && budgetOf(raw).remaining).toBe(Infinity);
});

test('a stream that is not begun is the framework’s, and one that fails under way is cut off', async () => {
  const counts = new AnswerCounts();
  const routes = open(new Limits(), context, counts);
  routes.addStream(new Declared(), 'free', () => Promise.resolve(false));
  routes.addStream(new Declared(), 'timed', (_early, response) => {
    response.writeHead(200).write('half of');
    return Promise.reject(new Error('broken'));
  });
  const [left, cut] = await answersOf(routes, ['/api/free', '/api/timed']);
  expect([left?.status, cut?.status]).toEqual([418, 200]);
  await expect(cut?.body).rejects.toThrow('aborted');
  expect(counts.take()).toEqual([{ tenantId: 7, answers: 1, errors: 1 }]);
});

test.each(['/api/elsewhere', undefined])('nothing is begun for %s', (url) => {
  const asked = { url, method: 'GET', rawHeaders: [] } as unknown as IncomingMessage;
  expect(open().answer(asked, {} as ServerResponse, framework)).toBe(false);
});
