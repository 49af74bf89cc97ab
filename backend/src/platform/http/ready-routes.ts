import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Door, isRefusal } from './door';
import { type ReadyAnswer } from './ready-answer';
import { readClaims } from './request-claims';
import { type SiteRequest } from './site-request';

/** The answer that is ready in memory for this request, or undefined: then the framework makes it. `query` as sent. */
type ReadyLookup = (request: SiteRequest, query: string) => ReadyAnswer | undefined;

interface ReadyRoute {
  readonly lookup: ReadyLookup;
  readonly sent: Record<200 | 304, number>;
}

/**
 * Answers that are made already go out before the framework: its hooks, guards and promises cost several times what the
 * answer does. The door is the same, and only public, unlimited GET routes may be here; the framework serves the same
 * path whenever nothing is ready.
 */
@Injectable()
export class ReadyRoutes {
  private readonly routes = new Map<string, ReadyRoute>();

  constructor(private readonly door: Door) {}

  add(paths: readonly string[], lookup: ReadyLookup): void {
    for (const path of paths) this.routes.set(path, { lookup, sent: { 200: 0, 304: 0 } });
  }

  /** How many were sent, by path and status. */
  *counts(): Iterable<{ labels: { route: string; status: string }; count: number }> {
    for (const [route, { sent }] of this.routes)
      for (const status of [200, 304] as const)
        yield { labels: { route, status: String(status) }, count: sent[status] };
  }

  /** Whether the request has been answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '';
    const mark = url.indexOf('?');
    const route = request.method === 'GET' ? this.routes.get(mark < 0 ? url : url.slice(0, mark)) : undefined;
    if (!route) return false;
    const claims = readClaims(request);
    const visit = this.door.enter(request, claims);
    if (isRefusal(visit) || !visit.site) return false;
    // Node builds its header object when it is first asked for: most lookups never do.
    const asked = {
      visit,
      get headers() {
        return request.headers;
      },
    };
    const ready = route.lookup(asked, mark < 0 ? '' : url.slice(mark + 1));
    if (!ready) return false;
    route.sent[ready.write(claims, response)]++;
    return true;
  }
}
