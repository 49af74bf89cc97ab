import { type IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { currentScope } from '../tenancy';
import { withinTimeLimit } from '../dependencies';
import { budgetOf } from './request-budget';
import { RequestContext } from './site-request';
import { installTenantResolver } from './tenant-hooks';
import { type Refusal, type TenantResolver } from './tenant-resolver';
import { type Site } from '../tenancy';

let entry: RequestContext | Refusal;
let app: FastifyInstance;
let raw: IncomingMessage | undefined;
let isWithinBudget = false;
beforeEach(() => {
  raw = undefined;
  entry = new RequestContext({ id: 7 } as Site, 1, false, '192.0.2.1', true, undefined, 'the trace', {
    PUBLIC_PROTOCOL: 'http',
  });
  app = fastify();
  installTenantResolver(app, { enter: () => entry } as Partial<TenantResolver> as TenantResolver);
  app.all('/', async (request) => {
    ({ raw } = request);
    const before = budgetOf(request.raw).remaining;
    await withinTimeLimit('database', 60_000, () => new Promise(setImmediate), jest.fn());
    isWithinBudget = budgetOf(request.raw).remaining < before;
    return { scope: currentScope(), tenant: request.context.site?.id };
  });
});
afterEach(() => app.close());

it('runs a handler in the scope of its request and within its budget, behind the body', async () => {
  const answer = await app.inject({ method: 'POST', url: '/', payload: { a: 1 } });
  expect(answer.json()).toEqual({ scope: { tenantId: 7, trace: 'the trace' }, tenant: 7 });
  expect(answer.headers['x-request-id']).toBe('the trace');
  expect(isWithinBudget).toBe(true);
});

it('ends the budget with the answer: what goes on is background work', async () => {
  await app.inject('/');
  await new Promise(setImmediate);
  expect(raw && budgetOf(raw).remaining).toBe(Infinity);
});

it('turns away who is refused, before anything else', async () => {
  entry = { status: 421, code: 'unknown_host' };
  const answer = await app.inject('/');
  expect(raw).toBeUndefined();
  expect([answer.statusCode, answer.json()]).toEqual([421, expect.objectContaining({ code: 'unknown_host' })]);
  expect(answer.headers).toMatchObject({
    ...{ 'cache-control': 'no-store', 'content-type': 'application/problem+json; charset=utf-8' },
  });
  expect([answer.headers['retry-after'], answer.headers.location]).toEqual([undefined, undefined]);
});

it('says when to come again, and where to', async () => {
  entry = { status: 503, code: 'site_suspended', retryAfter: 3600 };
  const suspended = await app.inject('/');
  expect([suspended.statusCode, suspended.headers['retry-after']]).toEqual([503, '3600']);
  expect(suspended.json()).toMatchObject({ code: 'site_suspended' });
  entry = { status: 308, code: 'moved', location: 'https://a.example/' };
  const moved = await app.inject('/');
  expect([moved.statusCode, moved.headers.location, moved.body]).toEqual([308, 'https://a.example/', '']);
  expect(moved.headers['cache-control']).toBe('no-store');
});
