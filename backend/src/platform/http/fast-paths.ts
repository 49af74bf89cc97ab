import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger, counter, httpDuration } from '../telemetry';
import { runInScope } from '../tenancy';
import { type DeclaredRoute, declaredRoute } from './declared-route';
import { type EndpointRules } from './endpoint';
import { TenantResolver, isRefusal } from './tenant-resolver';
import { reportFastPathFailure } from './fast-path-failure';
import { RateLimits, limitedRoute } from './rate-limits';
import { AnswerCounts } from '../../../../contract/http/answer-counts';
import { readClaims } from '../../../../contract/http/request-claims';
import { budgetOf } from './request-budget';
import { DEFAULT_HEADERS } from './security-headers';
import { type RequestContext } from './site-request';

/** A GET request before the framework. */
export interface EarlyRequest {
  readonly raw: IncomingMessage;
  readonly context: RequestContext;
  /** The address's, behind its question mark. */
  readonly query: string;
}

/** Makes the answer for this visitor, or undefined to let the framework answer. Runs in the visitor's scope. */
type MakeAnswer = (request: EarlyRequest) => Promise<object | undefined> | undefined;

/** Tells whether it began a streamed answer; if not, the framework answers. Runs in the visitor's scope. */
type OpenAnswer = (request: EarlyRequest, response: ServerResponse) => Promise<boolean>;

interface FastRoute extends Pick<DeclaredRoute, 'rules'> {
  /** Resolves to whether the request is answered. */
  readonly serve: (request: EarlyRequest, response: ServerResponse) => Promise<boolean>;
}

const HEADERS = Object.entries({ ...DEFAULT_HEADERS, 'content-type': 'application/json; charset=utf-8' }).flat();

const answered = counter('fast_path_answers_total', 'Requests that a fast path answered', ['route']);

/**
 * The fast path of the few calls that open pages make again and again, before the framework: its hooks, guards and promises
 * cost more than the one statement does. Only GET routes that the framework serves as well: it answers whatever is out of
 * the ordinary, such as a refusal or a failure. Calls of an address are limited as the route declares, by the framework's own
 * count; a limit by member is the route's to take.
 */
@Injectable()
export class FastPaths {
  private readonly routes = new Map<string, FastRoute>();

  constructor(
    private readonly resolver: TenantResolver,
    private readonly limits: RateLimits,
    private readonly counts: AnswerCounts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** For `handler`, on the paths and by the rules that it declares. */
  add<Controller extends object>(controller: Controller, handler: keyof Controller & string, make: MakeAnswer): void {
    this.serve(declaredRoute(controller, handler), async (request, response) => {
      const answer = await make(request);
      if (!answer) return false;
      write(response, answer, request.context.scope.trace);
      return true;
    });
  }

  /** For answers that last: what is measured is how long they take to begin. */
  addStream<Controller extends object>(
    controller: Controller,
    handler: keyof Controller & string,
    open: OpenAnswer,
  ): void {
    this.serve(declaredRoute(controller, handler), open);
  }

  /** Those that have a fast path. */
  get paths(): readonly string[] {
    return [...this.routes.keys()];
  }

  /** Whether the request will be answered. `otherwise` is given it where that comes to nothing. */
  answer(request: IncomingMessage, response: ServerResponse, otherwise: RequestListener): boolean {
    const [path, query] = parted(request.url ?? '');
    const route = request.method === 'GET' ? this.routes.get(path) : undefined;
    if (!route) return false;
    const claims = readClaims(request);
    const context = this.resolver.enter(request, claims);
    if (isRefusal(context) || claims.hasBody || scopeOf(context) !== route.rules.scope) return false;
    const tenantId = context.site?.id;
    const started = performance.now();
    const budget = budgetOf(request);
    const early = { raw: request, context, query };
    const served = budget.run(() => runInScope(context.scope, () => this.answerWithin(path, route, early, response)));
    served.then(
      (isAnswered) => {
        if (isAnswered) {
          budget.lift();
          if (tenantId !== undefined) this.counts.note(tenantId, 200);
          answered.inc({ route: path });
          httpDuration.labels(path, 'GET', '200').observe((performance.now() - started) / 1000);
        } else otherwise(request, response);
      },
      (error: unknown) => {
        reportFastPathFailure(this.logger, path, error);
        // A response whose headers are sent cannot be replaced by another one.
        if (!response.headersSent) return otherwise(request, response);
        if (tenantId !== undefined) this.counts.note(tenantId, 500);
        response.destroy();
      },
    );
    return true;
  }

  private async answerWithin(
    path: string,
    { rules: { limit }, serve }: FastRoute,
    request: EarlyRequest,
    response: ServerResponse,
  ): Promise<boolean> {
    if (limit !== 'none' && limit.by === 'address') {
      const wait = await this.limits.takeFor(request, limit, { what: limitedRoute(path, 'GET') });
      if (wait > 0) return false;
    }
    return serve(request, response);
  }

  private serve({ paths, rules }: DeclaredRoute, serve: FastRoute['serve']): void {
    for (const path of paths) this.routes.set(path, { serve, rules });
  }
}

/** Where the request arrived, as the framework tells it. */
const scopeOf = ({ site }: RequestContext): EndpointRules['scope'] => (site ? 'tenant' : 'platform');

function parted(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

function write(response: ServerResponse, answer: object, trace: string): void {
  const body = JSON.stringify(answer);
  const bytes = Buffer.byteLength(body);
  response.writeHead(200, [...HEADERS, 'content-length', String(bytes), 'x-request-id', trace]);
  // Node writes a string and the headers in one go, and one byte a character is the quickest.
  response.end(body, bytes === body.length ? 'latin1' : 'utf8');
}
