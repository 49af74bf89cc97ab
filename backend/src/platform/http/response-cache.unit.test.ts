import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Controller, Get } from '@nestjs/common';
import { pino } from 'pino';
import { Endpoint, type EndpointRules, perAddress } from './endpoint';
import { AnswerCounts } from '../../../../contract/http/answer-counts';
import { ReadyAnswer } from './ready-answer';
import { ResponseCache } from './response-cache';
import { RequestContext, type SiteRequest } from './site-request';
import { type Refusal, type TenantResolver } from './tenant-resolver';
import { type Site } from '../tenancy';

const PUBLIC: EndpointRules = { scope: 'tenant', permission: 'public', limit: 'none' };

@Controller('api')
class Declared {
  @Get(['open', 'open.php'])
  @Endpoint(PUBLIC)
  open(): void {}

  @Get('members')
  @Endpoint({ ...PUBLIC, permission: 'member' })
  members(): void {}

  @Get('limited')
  @Endpoint({ ...PUBLIC, limit: perAddress(1, 60) })
  limited(): void {}

  @Get('own')
  @Endpoint({ ...PUBLIC, ownPagesOnly: true })
  own(): void {}
}

const contextOf = (site: Site | undefined): RequestContext =>
  new RequestContext(site, 1, false, '192.0.2.1', true, undefined, 'the trace', { PUBLIC_PROTOCOL: 'http' });

let entry: RequestContext | Refusal;
let logged: unknown[];
let counts: AnswerCounts;
const open = (): ResponseCache => {
  const logger = pino({ level: 'silent' });
  jest.spyOn(logger, 'error').mockImplementation((...told: unknown[]) => void logged.push(told[0]));
  return new ResponseCache({ enter: () => entry } as Partial<TenantResolver> as TenantResolver, counts, logger);
};
beforeEach(() => {
  entry = contextOf({ id: 7 } as Site);
  logged = [];
  counts = new AnswerCounts();
});

/** A response that records everything written to it, in order. */
class Response {
  headersSent = false;
  readonly written: unknown[] = [];
  destroy = jest.fn();

  writeHead(status: number, headers: string[]): void {
    this.headersSent = true;
    this.written.push(status, headers.slice(-2));
  }

  end(body?: string): void {
    this.written.push(body);
  }
}

const ready = new ReadyAnswer({ a: 1 }, 'no-store');
const ask = (cache: ResponseCache, url: string | undefined, more: Partial<IncomingMessage> = {}) => {
  const response = new Response();
  const request = {
    url,
    method: 'GET',
    rawHeaders: [],
    headers: { accept: 'x' },
    ...more,
  } as unknown as IncomingMessage;
  return { isAnswered: cache.answer(request, response as unknown as ServerResponse), response };
};

it('answers what is ready, on the paths that the handler declares, and counts it', () => {
  const cache = open();
  cache.add(new Declared(), 'open', () => ready);
  expect(cache.paths).toEqual(['/api/open', '/api/open.php']);
  const { isAnswered, response } = ask(cache, '/api/open');
  expect(isAnswered).toBe(true);
  expect(response.written).toEqual([200, ['x-request-id', 'the trace'], '{"a":1}']);
  expect(ask(cache, '/api/open?x').isAnswered).toBe(true);
  const known = ask(cache, '/api/open.php', { rawHeaders: ['if-none-match', ready.etag] });
  expect(known.response.written).toEqual([304, ['x-request-id', 'the trace'], undefined]);
  const count = (route: string, status: string, count: number) => ({ labels: { route, status }, count });
  expect([...cache.counts()]).toEqual([
    ...[count('/api/open', '200', 2), count('/api/open', '304', 0)],
    ...[count('/api/open.php', '200', 0), count('/api/open.php', '304', 1)],
  ]);
  expect(counts.take()).toEqual([{ tenantId: 7, answers: 3, errors: 0 }]);
});

it('hands over who asks, and what for', () => {
  const cache = open();
  const asked: [SiteRequest, string][] = [];
  cache.add(new Declared(), 'open', (...call) => void asked.push(call));
  for (const url of ['/api/open', '/api/open?', '/api/open?a=1?b']) expect(ask(cache, url).isAnswered).toBe(false);
  expect(asked.map(([, query]) => query)).toEqual(['', '', 'a=1?b']);
  expect(asked[0]?.[0].context).toBe(entry);
  expect(asked[0]?.[0].headers).toEqual({ accept: 'x' });
});

it.each([
  ['another path', '/api/other', {}],
  ['a longer path', '/api/open/', {}],
  ['no address', undefined, {}],
  ['another method', '/api/open', { method: 'POST' }],
  ['HEAD', '/api/open', { method: 'HEAD' }],
  ['a body', '/api/open', { rawHeaders: ['content-length', '1'] }],
])('leaves %s to the framework', (_name, url, more) => {
  const cache = open();
  const lookup = jest.fn(() => ready);
  cache.add(new Declared(), 'open', lookup);
  const { isAnswered, response } = ask(cache, url, more);
  expect([isAnswered, response.written, lookup.mock.calls, logged]).toEqual([false, [], [], []]);
});

it('leaves who is not let in, and whoever is on no brand, to the framework', () => {
  const cache = open();
  const lookup = jest.fn(() => ready);
  cache.add(new Declared(), 'open', lookup);
  for (entry of [{ status: 421, code: 'unknown_host' } as const, contextOf(undefined)])
    expect(ask(cache, '/api/open').isAnswered).toBe(false);
  expect(lookup).not.toHaveBeenCalled();
});

it.each(['members', 'limited', 'own'] as const)('takes nothing that is not everybody’s: %s', (handler) => {
  expect(() => {
    open().add(new Declared(), handler, () => ready);
  }).toThrow(`/api/${handler} may not be answered by everybody's answer`);
});

it('leaves to the framework what failed, unless an answer has begun', () => {
  const cache = open();
  const failure = new Error('broken');
  cache.add(new Declared(), 'open', () => {
    throw failure;
  });
  const early = ask(cache, '/api/open?x=1');
  expect([early.isAnswered, early.response.destroy.mock.calls]).toEqual([false, []]);
  expect(ask(cache, '/api/open').isAnswered).toBe(false);
  expect(logged).toEqual([1, 2].map(() => ({ err: failure, route: '/api/open' })));
  const late = open();
  late.add(new Declared(), 'open', () => new Broken({ a: 1 }, 'no-store'));
  const { isAnswered, response } = ask(late, '/api/open');
  expect([isAnswered, response.destroy.mock.calls]).toEqual([true, [[]]]);
});

class Broken extends ReadyAnswer {
  override write(_claims: unknown, _trace: string, response: ServerResponse): never {
    response.writeHead(200, []);
    throw new Error('broken');
  }
}
