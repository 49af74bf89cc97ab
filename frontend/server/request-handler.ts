import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConsoleSite } from './console-site';
import type { CachedAnswers } from './cached-answers';
import type { AnswerCounts } from '../../contract/http/answer-counts';
import { inAskedLanguage } from './asked-language';
import { type BrandAssetMaker, isBrandAsset } from './brand-assets';
import { plainAnswer, textAnswer } from './fallback-pages';
import type { Logger } from './log';
import type { WebMetrics } from './metrics';
import { DOCUMENT, readPageKind } from './page-kind';
import { pageKey, type PageMaker } from './pages';
import type { Asked, ReadyAnswer } from './ready-answer';
import { checkRoute, needsFacts, type RevisionFacts } from './revision-facts';
import type { Route, RouteTable } from './route-table';
import { SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY } from './security-headers';
import type { StaticFiles } from './static-files';
import { readVisiblePath } from './visible-path';
import type { TenantResolver, Refusal, RequestContext } from './tenant-resolver';
import { WORKER_PATH } from './worker-script';

export interface HandlerParts {
  readonly enter: TenantResolver;
  readonly isTrusted: (address: string | undefined) => boolean;
  readonly routes: RouteTable;
  readonly facts: RevisionFacts;
  readonly store: CachedAnswers;
  readonly makePage: PageMaker;
  /** The answer instead of one that could not be made. */
  readonly failurePage: (context: RequestContext, error: unknown, requestId: string) => Promise<ReadyAnswer>;
  readonly files: StaticFiles;
  readonly console: Pick<ConsoleSite, 'answerTo'>;
  /** The service worker, where it is built. */
  readonly worker: ReadyAnswer | undefined;
  readonly makeAsset: BrandAssetMaker;
  readonly metrics: WebMetrics;
  readonly counts: AnswerCounts;
  readonly log: Logger;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const REFUSALS: Readonly<Record<Refusal, ReadyAnswer>> = {
  starting: plainAnswer(503, { 'retry-after': '1' }),
  malformed_host: plainAnswer(400),
  unknown_host: plainAnswer(421),
  preview_link_needed: plainAnswer(403, { 'x-robots-tag': 'noindex' }),
  site_suspended: plainAnswer(503, { 'retry-after': '3600' }),
  site_retired: plainAnswer(410),
};
/** A crawler takes a refusal for a host without rules, and asks for every page of it. */
const CLOSED_TO_ROBOTS = textAnswer('User-agent: *\nDisallow: /\n');
const toRobots = (refusal: Refusal): ReadyAnswer =>
  refusal === 'preview_link_needed' ? CLOSED_TO_ROBOTS : REFUSALS[refusal];
const MALFORMED = plainAnswer(400);
const ABSENT_FILE = plainAnswer(404);
const WRONG_METHOD = plainAnswer(405, { allow: 'GET, HEAD' });

/**
 * Answers every request. What is in the cache is answered synchronously, from the first byte read to the last byte
 * written; only what has to be made is awaited.
 */
export function makeRequestHandler(parts: HandlerParts): Handler {
  const nextId = makeRequestIds();
  return (request, response) => {
    const trusted = parts.isTrusted(request.socket.remoteAddress);
    new Exchange(parts, request, response, trusted, readRequestId(request, trusted) ?? nextId()).answer();
  };
}

/** One request and its answer. */
class Exchange implements Asked {
  readonly https: boolean;
  /** The brand that the answer counts for. Previews count for none: visitors do not see them. */
  private countedFor: number | undefined;

  constructor(
    private readonly parts: HandlerParts,
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly trusted: boolean,
    readonly requestId: string,
  ) {
    this.https = trusted && request.headers['x-forwarded-proto'] === 'https';
  }

  answer(): void {
    const { request } = this;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      this.response.shouldKeepAlive = false; // its body, if any, stays unread
      return this.send(WRONG_METHOD);
    }
    const arrival = this.parts.enter(request, this.trusted);
    const url = request.url ?? '/';
    if (arrival === 'console') return this.send(this.parts.console.answerTo(url));
    if (typeof arrival === 'string') return this.send(url === '/robots.txt' ? toRobots(arrival) : REFUSALS[arrival]);
    if (!('movedTo' in arrival)) return this.answerSite(arrival, url);
    if (!url.startsWith('/')) return this.send(MALFORMED);
    this.move(arrival.movedTo + url);
  }

  private answerSite(context: RequestContext, url: string): void {
    if (!context.preview) this.countedFor = context.site.id;
    const target = readVisiblePath(url);
    if (target === 'malformed') return this.send(MALFORMED);
    if (target === 'absent') return this.answerPage(context, null);
    if ('moved' in target) return this.move(target.moved);
    const { path } = target;
    if (path.startsWith('/_next/') || path.startsWith('/fonts/')) {
      return this.send(this.parts.files.find(path) ?? ABSENT_FILE);
    }
    if (path === WORKER_PATH) return this.send(this.parts.worker ?? ABSENT_FILE);
    if (isBrandAsset(path)) return this.answerAsset(inAskedLanguage(context, url), path, url);
    this.answerRoute(inAskedLanguage(context, url), this.parts.routes(path) ?? null);
  }

  private answerRoute(context: RequestContext, route: Route | null): void {
    if (route === null || !needsFacts(route)) return this.answerPage(context, route);
    const facts = this.parts.facts.find(context);
    if (facts === undefined) return void this.answerUnchecked(context, route);
    const checked = checkRoute(context, route, facts);
    this.answerPage(checked.context, checked.route);
  }

  private async answerUnchecked(context: RequestContext, route: Route): Promise<void> {
    try {
      const checked = checkRoute(context, route, await this.parts.facts.load(context));
      this.answerPage(checked.context, checked.route);
    } catch (error) {
      this.send(await this.parts.failurePage(context, error, this.requestId));
    }
  }

  private answerPage(context: RequestContext, route: Route | null): void {
    const kind = readPageKind(this.request.headers);
    // A payload that is not there makes the router load the document, which says it in the brand's words.
    if (!kind || (route === null && kind !== DOCUMENT)) return this.send(ABSENT_FILE);
    const key = `${pageKey(context, route)} ${kind.name}`;
    this.answerKept(context, key, kind.family, () => this.parts.makePage(context, route, kind));
  }

  private answerAsset(context: RequestContext, path: string, url: string): void {
    const pinned = url.endsWith(`?r=${context.revision}`);
    const key = `${context.key} ${path}${pinned ? ' pinned' : ''}`;
    this.answerKept(context, key, 'asset', () => this.parts.makeAsset(context, path, pinned));
  }

  private answerKept(context: RequestContext, key: string, family: string, make: () => Promise<ReadyAnswer>): void {
    const { store, log } = this.parts;
    const ready = store.find(context, key);
    if (ready === undefined) return void this.answerMade(context, key, family, make);
    this.send(ready);
    if (log.isLevelEnabled('debug')) log.debug({ site: context.site.id, request: this.requestId, key }, 'kept');
  }

  private async answerMade(
    context: RequestContext,
    key: string,
    family: string,
    make: () => Promise<ReadyAnswer>,
  ): Promise<void> {
    const { store, log, failurePage } = this.parts;
    const start = performance.now();
    try {
      const made = await store
        .make(context, key, family, make)
        .catch((error: unknown) => failurePage(context, error, this.requestId));
      this.send(made);
      const ms = Math.round((performance.now() - start) * 10) / 10;
      log.info({ site: context.site.id, request: this.requestId, key, status: made.status, ms }, 'made');
    } catch (error) {
      log.error({ err: error, request: this.requestId }, 'no answer');
      this.response.destroy();
      this.note(500);
    }
  }

  private send(answer: ReadyAnswer): void {
    const status = answer.send(this.request, this.response, this);
    this.parts.metrics.answered(status);
    this.note(status);
  }

  private note(status: number): void {
    if (this.countedFor !== undefined) this.parts.counts.note(this.countedFor, status);
  }

  private move(location: string): void {
    const transport = this.https ? { 'strict-transport-security': STRICT_TRANSPORT_SECURITY } : {};
    const fixed = { location, 'cache-control': 'no-cache', 'content-length': '0', 'x-request-id': this.requestId };
    this.response.writeHead(308, { ...SECURITY_HEADERS, ...transport, ...fixed });
    this.response.end();
    this.parts.metrics.answered(308);
  }
}

const PLAIN_ID = /^[\w-]{8,64}$/;

function readRequestId(request: IncomingMessage, trusted: boolean): string | undefined {
  const given = trusted ? request.headers['x-request-id'] : undefined;
  return typeof given === 'string' && PLAIN_ID.test(given) ? given : undefined;
}

/** Unique across processes by chance, and within one by counting: cheaper than chance for each. */
function makeRequestIds(): () => string {
  const process = randomBytes(8).toString('hex');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
