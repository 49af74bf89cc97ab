import { Injectable } from '@nestjs/common';
import { parseHost } from '../../../../../contract/tenancy/host';
import { TimeBudget } from '../../../platform/dependencies';
import { problemOf } from '../../../platform/http';
import { sendJson, type InnerHandler } from '../../../platform/telemetry';
import { SiteDirectory } from '../../../platform/tenancy';
import { RevisionNotFound } from '../errors';
import { PublishedSites } from './published-sites';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SOFTWARE = /^[\w.+-]{1,64}$/;
const REVISION = /^\/inner\/sites\/([1-9]\d{0,9})\/revisions\/([1-9]\d{0,9})$/;
// Shorter than the time after which a silent process counts as gone.
const LONGEST_POLL_MS = 4000;
/** Less than the web waits for a document. */
const DOCUMENT_MS = 2_500;

/**
 * Answers web and edge on the inner port: the hosts and revisions (`/inner/sites`, answered as soon
 * as something is newer than `after`), one revision's public document, and whether a host may have a certificate.
 */
@Injectable()
export class InnerFeed {
  constructor(
    private readonly directory: SiteDirectory,
    private readonly published: PublishedSites,
  ) {}

  readonly handler: InnerHandler = async (_request, response, url) => {
    if (url.pathname === '/inner/sites') {
      sendJson(response, 200, await this.changes(url.searchParams));
      return true;
    }
    if (url.pathname === '/inner/tls-permission') {
      const allowed = this.mayHaveCertificate(url.searchParams.get('domain') ?? '');
      sendJson(response, allowed ? 200 : 403, { allowed });
      return true;
    }
    const [, tenant, revision] = REVISION.exec(url.pathname) ?? [];
    if (tenant === undefined || revision === undefined) return false;
    try {
      const loading = new TimeBudget(DOCUMENT_MS).run(() =>
        this.published.siteDocument(Number(tenant), Number(revision)),
      );
      sendJson(response, 200, await loading);
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      if (problem.retryAfter !== undefined) response.setHeader('retry-after', problem.retryAfter);
      sendJson(response, problem instanceof RevisionNotFound ? 404 : 503, { code: problem.code });
    }
    return true;
  };

  private async changes(query: URLSearchParams): Promise<unknown> {
    const after = Number(query.get('after') ?? 0) || 0;
    const process = query.get('process') ?? '';
    const told = query.get('software') ?? '';
    const software = SOFTWARE.test(told) ? told : '';
    if (UUID.test(process))
      void this.directory.beat({ id: process, kind: 'web', software }, after).catch(() => undefined);
    await this.directory.waitAfter(after, LONGEST_POLL_MS);
    return this.directory.changesAfter(after);
  }

  private mayHaveCertificate(domain: string): boolean {
    const name = parseHost(domain);
    const state = name === undefined ? undefined : this.directory.host(name)?.state;
    return state === 'verified' || state === 'live';
  }
}
