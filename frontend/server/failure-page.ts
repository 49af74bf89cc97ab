import { loadRevision } from '../site/load-site';
import type { ErrorTexts } from './error-texts';
import { fallbackPage } from './fallback-pages';
import type { Logger } from './log';
import type { WebMetrics } from './metrics';
import { SiteUnavailableError } from './page-renderer';
import type { ReadyAnswer } from './ready-answer';
import { regionalTag } from './regional-tag';
import { OverloadedError } from './render-gate';
import type { RequestContext } from './tenant-resolver';

type Reason = 'api_away' | 'overloaded' | 'failed';

/** Makes the page that replaces one that could not be rendered: branded if the document is available, never cached. */
export function makeFailurePage(texts: (tag: string) => ErrorTexts, metrics: WebMetrics, log: Logger) {
  return async (context: RequestContext, error: unknown, requestId: string): Promise<ReadyAnswer> => {
    const reason = reasonOf(error);
    metrics.failures.inc({ reason });
    log.error({ err: error, site: context.site.id, request: requestId, reason }, 'page could not be made');
    const { site, revision, locale } = context;
    const document = reason === 'failed' ? await loadRevision(site.id, revision).catch(() => undefined) : undefined;
    const status = reason === 'failed' ? 500 : 503;
    const tag = regionalTag(locale, document);
    return fallbackPage({ status, locale: tag, texts: texts(tag), site: document });
  };
}

function reasonOf(error: unknown): Reason {
  if (error instanceof SiteUnavailableError) return 'api_away';
  return error instanceof OverloadedError ? 'overloaded' : 'failed';
}
