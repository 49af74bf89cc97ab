import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AnswerStore } from './answer-store';
import { isBrandAsset, makeBrandAsset } from './brand-assets';
import type { ErrorTexts } from './error-texts';
import { fallbackPage, plainAnswer } from './fallback-pages';
import type { Logger } from './log';
import type { WebMetrics } from './metrics';
import { DOCUMENT, readPageKind } from './page-kind';
import { innerPath, type PageMaker, SiteUnavailableError } from './pages';
import type { Asked, ReadyAnswer } from './ready-answer';
import { OverloadedError } from './render-gate';
import type { RouteTable } from './route-table';
import { SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY } from './security-headers';
import type { StaticFiles } from './static-files';
import { readVisiblePath } from './visible-path';
import type { Arrival, Refusal, Visit } from './visit';
import { loadRevision } from '../site/load-site';

export interface HandlerParts {
  readonly enter: (request: IncomingMessage) => Arrival;
  readonly isTrusted: (socket: Socket) => boolean;
  readonly isRoute: RouteTable;
  readonly store: AnswerStore;
  readonly makePage: PageMaker;
  readonly files: StaticFiles;
  readonly texts: (locale: string) => ErrorTexts;
  readonly metrics: WebMetrics;
  readonly log: Logger;
}

const REFUSALS: Readonly<Record<Refusal, ReadyAnswer>> = {
  starting: plainAnswer(503, { 'retry-after': '1' }),
  malformed_host: plainAnswer(400),
  unknown_host: plainAnswer(421),
  preview_link_needed: plainAnswer(403, { 'x-robots-tag': 'noindex' }),
  site_suspended: plainAnswer(503, { 'retry-after': '3600' }),
  site_retired: plainAnswer(410),
};
const MALFORMED = plainAnswer(400);
const ABSENT_FILE = plainAnswer(404);
const WRONG_METHOD = plainAnswer(405, { allow: 'GET, HEAD' });
const PLAIN_ID = /^[\w-]{8,64}$/;

/**
 * Answers every request. A page that is in the cache is answered synchronously, from the first byte read to the last
 * byte written; only what has to be made is awaited.
 */
export function makeRequestHandler(parts: HandlerParts): (request: IncomingMessage, response: ServerResponse) => void {
  const { metrics, log } = parts;
  const nextId = makeRequestIds();

  const readAsked = (request: IncomingMessage): Asked => {
    if (!parts.isTrusted(request.socket)) return { https: false, requestId: nextId() };
    const given = request.headers['x-request-id'];
    return {
      https: request.headers['x-forwarded-proto'] === 'https',
      requestId: typeof given === 'string' && PLAIN_ID.test(given) ? given : nextId(),
    };
  };

  return (request, response) => {
    const asked = readAsked(request);
    const send = (answer: ReadyAnswer): void => metrics.answered(answer.send(request, response, asked));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.shouldKeepAlive = false; // its body, if any, stays unread
      return send(WRONG_METHOD);
    }
    const visit = parts.enter(request);
    if (typeof visit === 'string') return send(REFUSALS[visit]);
    const url = request.url ?? '/';
    if ('movedTo' in visit) return url.startsWith('/') ? move(response, asked, visit.movedTo + url) : send(MALFORMED);

    const target = readVisiblePath(url);
    if (target === 'malformed') return send(MALFORMED);
    if (target !== 'absent' && 'moved' in target) return move(response, asked, target.moved);
    const path = target === 'absent' ? null : target.path;
    if (path !== null) {
      if (path.startsWith('/_next/') || path.startsWith('/fonts/')) return send(parts.files.find(path) ?? ABSENT_FILE);
      if (isBrandAsset(path)) return answerAsset(visit, path, url);
    }
    answerPage(visit, path !== null && parts.isRoute(path) ? path : null);

    function answerPage(visit: Visit, page: string | null): void {
      const kind = readPageKind(request.headers);
      // A payload that is not there makes the router load the document, which says it in the brand's words.
      if (!kind || (page === null && kind !== DOCUMENT)) return send(ABSENT_FILE);
      const key = `${innerPath(visit, page)} ${kind.name}`;
      answer(visit, key, kind.name, () => parts.makePage(visit, page, kind));
    }

    function answerAsset(visit: Visit, path: string, url: string): void {
      const pinned = url.endsWith(`?r=${visit.revision}`);
      const key = `${visit.prefix} ${path}${pinned ? ' pinned' : ''}`;
      answer(visit, key, 'asset', () => makeBrandAsset(visit, path, pinned));
    }

    function answer(visit: Visit, key: string, kind: string, make: () => Promise<ReadyAnswer>): void {
      const ready = parts.store.find(visit, key);
      if (ready !== undefined) {
        send(ready);
        if (log.isLevelEnabled('debug')) log.debug({ site: visit.site.id, request: asked.requestId, key }, 'hit');
        return;
      }
      const start = performance.now();
      parts.store
        .make(visit, key, kind.split(' ', 1)[0] ?? kind, make)
        .catch((error: unknown) => fail(visit, error))
        .then(send)
        .then(() => {
          const ms = Math.round((performance.now() - start) * 10) / 10;
          log.info({ site: visit.site.id, request: asked.requestId, key, status: response.statusCode, ms }, 'made');
        })
        .catch((error: unknown) => {
          log.error({ err: error, request: asked.requestId }, 'answer failed');
          response.destroy();
        });
    }

    async function fail(visit: Visit, error: unknown): Promise<ReadyAnswer> {
      const reason = reasonOf(error);
      metrics.failures.inc({ reason });
      log.error({ err: error, site: visit.site.id, request: asked.requestId, reason }, 'page could not be made');
      const site =
        reason === 'failed' ? await loadRevision(visit.site.id, visit.revision).catch(() => undefined) : undefined;
      const status = reason === 'failed' ? 500 : 503;
      return fallbackPage({ status, locale: visit.locale, texts: parts.texts(visit.locale), site });
    }
  };

  function move(response: ServerResponse, asked: Asked, location: string): void {
    const transport = asked.https ? { 'strict-transport-security': STRICT_TRANSPORT_SECURITY } : {};
    const fixed = { location, 'cache-control': 'no-cache', 'content-length': '0', 'x-request-id': asked.requestId };
    response.writeHead(308, { ...SECURITY_HEADERS, ...transport, ...fixed });
    response.end();
    metrics.answered(308);
  }
}

function reasonOf(error: unknown): 'api_away' | 'overloaded' | 'failed' {
  if (error instanceof SiteUnavailableError) return 'api_away';
  return error instanceof OverloadedError ? 'overloaded' : 'failed';
}

/** Unique across processes by chance, and within one by counting: cheaper than chance for each. */
function makeRequestIds(): () => string {
  const process = randomBytes(8).toString('hex');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
