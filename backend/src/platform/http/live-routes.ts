import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { httpDuration } from '../telemetry';
import { runInScope } from '../tenancy';
import { CallCounter } from './call-counter';
import { Door, isRefusal } from './door';
import { type Limit } from './endpoint';
import { isCrossSite } from './own-pages';
import { readClaims } from './request-claims';
import { SECURITY_HEADERS } from './security-headers';
import { type Visit } from './site-request';

/**
 * What is answered to this visitor, or undefined: then the framework answers. Runs in the visitor's scope. `query` is the
 * address's, behind its question mark.
 */
type MakeAnswer = (visit: Visit, query: string) => Promise<object> | undefined;

/** Whether it wrote the beginning of an answer that has no end yet; else the framework answers. In the visitor's scope. */
type OpenAnswer = (visit: Visit, request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** What is answered with 201 to a POST whose body has been read, as `MakeAnswer`; not asked by other sites' pages. */
type MakeCreated = (request: FastifyRequest) => Promise<object | undefined>;

/** Resolves to whether the request is answered. */
type Serve = (
  visit: Visit,
  query: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean> | undefined;

interface LiveRoute {
  readonly serve: Serve;
  readonly calls: CallCounter;
}

const HEADERS = Object.entries({
  ...SECURITY_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
}).flat();

/**
 * The few calls that open pages make again and again, answered before the framework: its hooks, guards and promises
 * cost more than the one statement does. Only routes that the framework serves as well: it answers whatever is out of
 * the ordinary, such as a failure, so that a POST here is one that may be repeated. Of an address only so many GETs in a
 * row come through here as its limit allows; the limit itself, across all processes, is the framework's.
 */
@Injectable()
export class LiveRoutes {
  private readonly routes = new Map<string, LiveRoute>();
  private readonly posts = new Map<string, MakeCreated>();

  constructor(private readonly door: Door) {}

  add(paths: readonly string[], limit: Limit, make: MakeAnswer): void {
    this.serve(paths, limit, (visit, query, _request, response) =>
      make(visit, query)?.then((answer) => {
        write(response, answer, visit.scope.trace);
        return true;
      }),
    );
  }

  /** For answers that last: what is measured is how long they take to begin. */
  addStream(path: string, limit: Limit, open: OpenAnswer): void {
    this.serve([path], limit, (visit, _query, request, response) => open(visit, request, response));
  }

  /** `route` as the framework knows it. Its limit is `make`'s to take. */
  addPost(route: string, make: MakeCreated): void {
    this.posts.set(route, make);
  }

  /** Behind the hook that opens the scope. */
  answerPosts(fastify: FastifyInstance): void {
    fastify.addHook('preHandler', (request, reply, done) => {
      const make = request.method === 'POST' ? this.posts.get(request.routeOptions.url ?? '') : undefined;
      if (!make || isCrossSite(request)) {
        done();
        return;
      }
      make(request).then(
        (answer) => {
          if (answer) void reply.code(201).send(answer);
          else done();
        },
        () => {
          done();
        },
      );
    });
  }

  /** Whether the request will be answered. `otherwise` is given it where that comes to nothing. */
  answer(request: IncomingMessage, response: ServerResponse, otherwise: RequestListener): boolean {
    const [path, query] = parted(request.url ?? '');
    const route = request.method === 'GET' ? this.routes.get(path) : undefined;
    if (!route) return false;
    const visit = this.door.enter(request, readClaims(request));
    if (isRefusal(visit) || !visit.site || !route.calls.take(`${visit.site.id}:${visit.address}`)) return false;
    const started = performance.now();
    const served = runInScope(visit.scope, () => route.serve(visit, query, request, response));
    if (!served) return false;
    served.then(
      (isAnswered) => {
        if (isAnswered) httpDuration.labels(path, 'GET', '200').observe((performance.now() - started) / 1000);
        else otherwise(request, response);
      },
      () => {
        otherwise(request, response);
      },
    );
    return true;
  }

  private serve(paths: readonly string[], { max, seconds }: Limit, serve: Serve): void {
    for (const path of paths) this.routes.set(path, { serve, calls: new CallCounter(max, seconds) });
  }
}

function parted(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

function write(response: ServerResponse, answer: object, trace: string): void {
  // One byte a character: Node writes such a string and the headers in one go.
  const bytes = Buffer.from(JSON.stringify(answer));
  response.writeHead(200, [...HEADERS, 'content-length', String(bytes.length), 'x-request-id', trace]);
  response.end(bytes.toString('latin1'), 'latin1');
}
