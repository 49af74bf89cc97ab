import path from 'node:path';
import { readAppTexts } from './app-texts';
import { AnswerCounts } from '../../contract/http/answer-counts';
import { AnswerReport } from './answer-report';
import { makeBrandAssets } from './brand-assets';
import { CachedAnswers } from './cached-answers';
import { NEXT_DIR, readStaticFiles } from './build-files';
import type { WebConfig } from './config';
import { readConsoleSite } from './console-site';
import { watchConsole } from './dev-console';
import { startNextDev } from './dev-pages';
import { readErrorTexts } from './error-texts';
import { makeFailurePage } from './failure-page';
import { atMost, closeServer, createPublicServer, listen, portOf } from './http-servers';
import { trustedHop } from '../../contract/http/trusted-hop';
import { makeInnerServer } from './inner-server';
import { createLogger, type Logger } from './log';
import { WebMetrics } from './metrics';
import { PageCache } from './page-cache';
import { makePageMaker } from './pages';
import type { ReadyAnswer } from './ready-answer';
import { RenderGate } from './render-gate';
import { startRenderThread } from './render-thread';
import { makeRequestHandler } from './request-handler';
import { RevisionFacts } from './revision-facts';
import { readRouteTable } from './route-table';
import { SiteDirectory } from './site-directory';
import { SiteFeed } from './site-feed';
import { makeTenantResolver, makeOriginOf } from './tenant-resolver';
import { readWorkerScript } from './worker-script';

export interface WebServer {
  readonly port: number;
  readonly innerPort: number;
  /** Lets running answers finish, then closes everything. */
  close(): Promise<void>;
}

const MEGABYTE = 1 << 20;
/** The time that open requests get at shutdown, in milliseconds; in development nothing is worth waiting for. */
const GRACE_MS = { production: 10_000, development: 300, test: 10_000 };

/** The whole web process: hosts and sites from the API's feed, pages from the cache, rendered by Next. */
export async function startWebServer(
  config: WebConfig,
  log: Logger = createLogger(config.LOG_LEVEL),
): Promise<WebServer> {
  // Pages load their site's document themselves, from the same place.
  process.env['API_INNER_URL'] = config.API_INNER_URL;
  process.env['API_TIMEOUT_MS'] = String(config.API_TIMEOUT_MS);
  const cache = new PageCache<ReadyAnswer>(config.PAGE_CACHE_MB * MEGABYTE);
  const gate = new RenderGate(config.RENDER_CONCURRENCY);
  const directory = new SiteDirectory(makeOriginOf(config));
  const feed = new SiteFeed(
    config.API_INNER_URL,
    config.SOFTWARE_VERSION,
    directory,
    (moved) => {
      for (const site of moved) cache.publish(site.id, site.revision);
    },
    log,
  );
  const counts = new AnswerCounts();
  const report = new AnswerReport(config.API_INNER_URL, counts, log);
  const metrics = new WebMetrics({
    cacheBytes: () => cache.bytes,
    cacheEntries: () => cache.entries,
    cacheEvictions: () => cache.evictions,
    rendersWaiting: () => gate.queued,
    feedVersion: () => directory.version,
    feedAgeSeconds: () => feed.ageSeconds,
  });

  const isTrusted = trustedHop(config.TRUSTED_PROXIES);
  const enter = makeTenantResolver(config, directory);
  const isDev = config.NODE_ENV === 'development';
  const facts = new RevisionFacts();
  const shared = {
    enter,
    isTrusted,
    facts,
    store: new CachedAnswers(cache, gate, metrics, (context) => facts.load(context)),
    files: await readStaticFiles({ fontsOnly: isDev }),
    console: await (isDev ? watchConsole() : readConsoleSite()),
    worker: await readWorkerScript(config.SERVICE_WORKER),
    makeAsset: makeBrandAssets(await readAppTexts()),
    failurePage: makeFailurePage(await readErrorTexts(), metrics, log),
    metrics,
    counts,
    log,
  };

  const server = createPublicServer();
  let closeNext: () => Promise<void>;
  if (isDev) {
    const dev = await startNextDev(NEXT_DIR, config.PORT);
    server.on(
      'request',
      dev.wrap(shared, makeRequestHandler({ ...shared, routes: dev.routes, makePage: dev.makePage })),
    );
    closeNext = dev.close;
  } else {
    const thread = await startRenderThread((error) => {
      // The supervisor restarts this process; without the thread it can only repeat cached answers.
      log.fatal({ err: error }, 'the render thread died');
      log.flush();
      process.exit(1);
    });
    const makePage = makePageMaker(thread.print);
    const routes = readRouteTable(path.join(NEXT_DIR, '.next/app-path-routes-manifest.json'));
    server.on('request', makeRequestHandler({ ...shared, routes, makePage }));
    closeNext = thread.close;
  }

  let closing = false;
  const inner = makeInnerServer(metrics, () => directory.ready && !closing);
  feed.start();
  report.start();
  await listen(inner, config.INNER_PORT, config.BIND_ADDRESS);
  await listen(server, config.PORT, config.BIND_ADDRESS);
  const graceMs = GRACE_MS[config.NODE_ENV];
  const close = async (): Promise<void> => {
    closing = true;
    await closeServer(server, graceMs);
    await feed.stop();
    await report.stop();
    await atMost(graceMs, closeNext());
    await closeServer(inner, graceMs);
  };
  return { port: portOf(server), innerPort: portOf(inner), close };
}
