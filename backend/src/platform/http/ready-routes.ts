import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { httpDuration } from '../telemetry';
import { Door, isRefusal } from './door';
import { type ReadyAnswer } from './ready-answer';
import { type SiteRequest } from './site-request';

/** The answer that is ready in memory for this request, or undefined: then the framework makes it. `query` as sent. */
export type ReadyLookup = (request: SiteRequest, query: string) => ReadyAnswer | undefined;

interface ReadyRoute {
  readonly lookup: ReadyLookup;
  readonly observe: (status: 200 | 304, seconds: number) => void;
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
    for (const path of paths) {
      const counters = {
        200: httpDuration.labels(path, 'GET', '200'),
        304: httpDuration.labels(path, 'GET', '304'),
      } as const;
      this.routes.set(path, {
        lookup,
        observe: (status, seconds) => {
          counters[status].observe(seconds);
        },
      });
    }
  }

  /** Whether the request has been answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '';
    const mark = url.indexOf('?');
    const route = request.method === 'GET' ? this.routes.get(mark < 0 ? url : url.slice(0, mark)) : undefined;
    if (!route) return false;
    const startedAt = performance.now();
    const visit = this.door.enter(request);
    if (isRefusal(visit) || !visit.site) return false;
    const ready = route.lookup({ headers: request.headers, visit }, mark < 0 ? '' : url.slice(mark + 1));
    if (!ready) return false;
    const status = ready.write(request.headers, response);
    route.observe(status, (performance.now() - startedAt) / 1000);
    return true;
  }
}
