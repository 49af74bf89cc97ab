import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../telemetry';
import { declaredRoute } from './declared-route';
import { reportFastPathFailure } from './fast-path-failure';
import { TenantResolver, isRefusal } from './tenant-resolver';
import { type ReadyAnswer } from './ready-answer';
import { AnswerCounts } from '../../../../contract/http/answer-counts';
import { readClaims } from '../../../../contract/http/request-claims';
import { type SiteRequest } from './site-request';

/** The answer that is ready in memory for this request, or undefined: then the framework makes it. `query` as sent. */
type ReadyLookup = (request: SiteRequest, query: string) => ReadyAnswer | undefined;

interface ReadyRoute {
  readonly lookup: ReadyLookup;
  readonly sent: Record<200 | 304, number>;
}

/**
 * Answers that are made already go out before the framework: its hooks, guards and promises cost several times what the
 * answer does. The tenant resolver is the same, and only public, unlimited GET routes may be here; the framework serves the same
 * path whenever nothing is ready.
 */
@Injectable()
export class ResponseCache {
  private readonly routes = new Map<string, ReadyRoute>();

  constructor(
    private readonly resolver: TenantResolver,
    private readonly answers: AnswerCounts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** For `handler`, on the paths that it declares. Throws where not everybody may ask it, at any rate. */
  add<Controller extends object>(
    controller: Controller,
    handler: keyof Controller & string,
    lookup: ReadyLookup,
  ): void {
    const { paths, rules } = declaredRoute(controller, handler);
    if (rules.permission !== 'public' || rules.limit !== 'none' || rules.ownPagesOnly)
      throw new Error(`${paths.join(', ')} may not be answered by everybody's answer`);
    for (const path of paths) this.routes.set(path, { lookup, sent: { 200: 0, 304: 0 } });
  }

  /** How many were sent, by path and status. */
  *counts(): Iterable<{ labels: { route: string; status: string }; count: number }> {
    for (const [route, { sent }] of this.routes)
      for (const status of [200, 304] as const)
        yield { labels: { route, status: String(status) }, count: sent[status] };
  }

  /** Those that may be answered from memory. */
  get paths(): readonly string[] {
    return [...this.routes.keys()];
  }

  /** Whether the request has been answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '';
    const mark = url.indexOf('?');
    const route = request.method === 'GET' ? this.routes.get(mark < 0 ? url : url.slice(0, mark)) : undefined;
    if (!route) return false;
    const claims = readClaims(request);
    const context = this.resolver.enter(request, claims);
    if (isRefusal(context) || !context.site || claims.hasBody) return false;
    // Node builds its header object when it is first asked for: most lookups never do.
    const asked = {
      context,
      get headers() {
        return request.headers;
      },
    };
    try {
      const ready = route.lookup(asked, mark < 0 ? '' : url.slice(mark + 1));
      if (!ready) return false;
      const status = ready.write(claims, context.scope.trace, response);
      route.sent[status]++;
      this.answers.note(context.site.id, status);
      return true;
    } catch (error) {
      reportFastPathFailure(this.logger, mark < 0 ? url : url.slice(0, mark), error);
      // A response whose headers are sent cannot be replaced by another one.
      if (!response.headersSent) return false;
      this.answers.note(context.site.id, 500);
      response.destroy();
      return true;
    }
  }
}
