import { loadRevision } from '../site/load-site';
import type { ErrorTexts } from './error-texts';
import { fallbackPage } from './fallback-pages';
import type { Logger } from './log';
import type { WebMetrics } from './metrics';
import { SiteUnavailableError } from './page-press';
import type { ReadyAnswer } from './ready-answer';
import { OverloadedError } from './render-gate';
import type { Visit } from './visit';

type Reason = 'api_away' | 'overloaded' | 'failed';

/** What a visitor sees instead of a page that could not be made: branded where the document is at hand, never kept. */
export function makeFailurePage(texts: (locale: string) => ErrorTexts, metrics: WebMetrics, log: Logger) {
  return async (visit: Visit, error: unknown, requestId: string): Promise<ReadyAnswer> => {
    const reason = reasonOf(error);
    metrics.failures.inc({ reason });
    log.error({ err: error, site: visit.site.id, request: requestId, reason }, 'page could not be made');
    const { site, revision, locale } = visit;
    const document = reason === 'failed' ? await loadRevision(site.id, revision).catch(() => undefined) : undefined;
    const status = reason === 'failed' ? 500 : 503;
    return fallbackPage({ status, locale, texts: texts(locale), site: document });
  };
}

function reasonOf(error: unknown): Reason {
  if (error instanceof SiteUnavailableError) return 'api_away';
  return error instanceof OverloadedError ? 'overloaded' : 'failed';
}
