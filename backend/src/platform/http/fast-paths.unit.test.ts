import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Site, currentTenantId } from '../tenancy';
import { type TenantResolver } from './tenant-resolver';
import { Controller, Get } from '@nestjs/common';
import { pino } from 'pino';
import { registry } from '../telemetry/metrics';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perAddress } from './endpoint';
import { type Problem } from './problem';
import { AuthenticationRequired } from './member-authenticator';
import { type RateLimits } from './rate-limits';
import { FastPaths } from './fast-paths';
import { RequestContext } from './site-request';

const site = { id: 7 } as Site;
const context = new RequestContext(site, 1, false, '192.0.2.1', true, undefined, undefined, {
  PUBLIC_PROTOCOL: 'http',
});
const framework: RequestListener = (_request, response) => response.writeHead(418).end();

async function statusesOf(routes: FastPaths, paths: readonly string[]): Promise<number[]> {
  const server = createServer((request, response) => {
    if (!routes.answer(request, response, framework)) framework(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await fetch(origin + path)).status);
  server.close();
  return statuses;
}

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

  @Get('undeclared')
  undeclared(): void {}
}

const open = (limits = new Limits()): FastPaths =>
  new FastPaths(
    { enter: () => context } as Partial<TenantResolver> as TenantResolver,
    limits as Partial<RateLimits> as RateLimits,
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
  let failure: Error | Problem = new AuthenticationRequired();
  const routes = open();
  routes.add(new Declared(), 'free', () => Promise.reject(failure));
  const before = await failuresOf();
  expect(await statusesOf(routes, ['/api/free'])).toEqual([418]);
  expect(await failuresOf()).toBe(before);
  failure = new Error('no database');
  expect(await statusesOf(routes, ['/api/free'])).toEqual([418]);
  expect(await failuresOf()).toBe(before + 1);
});
