import { fillInDefaults } from '../../contract/site/defaults';
import { getInnerJson } from './inner-api';
import SITE_DEFAULTS from './site-defaults.json';
import { readSiteParams, type SiteParams } from './site-address';
import type { SiteDocument } from './site-document';

const MAX_DOCUMENTS = 500;
/** Outside of the web's server, as in a build. */
const TIMEOUT_MS = 3500;

type Documents = Map<string, Promise<SiteDocument>>;

declare global {
  // Next's bundle and the server before it are two copies of this module in one process: they share what was fetched.
  var manyheartsSiteDocuments: Documents | undefined;
}

const documents = (): Documents => (globalThis.manyheartsSiteDocuments ??= new Map());

/** The published (or previewed) document of one revision, for a page's params. Throws an InnerApiError. */
export function loadSite(params: Pick<SiteParams, 'site' | 'rev'>): Promise<SiteDocument> {
  const { tenantId, revision } = readSiteParams(params);
  return loadRevision(tenantId, revision);
}

/** Fetched once per revision: a revision never changes. Failures are not remembered. */
export function loadRevision(tenantId: number, revision: number): Promise<SiteDocument> {
  const cache = documents();
  const key = `${tenantId}/${revision}`;
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const loading = fetchRevision(tenantId, revision);
  keep(key, loading);
  loading.catch(() => {
    if (cache.get(key) === loading) cache.delete(key);
  });
  return loading;
}

/** Remembers a document that was fetched elsewhere, so that this thread does not wait for the api once more. */
export function keepRevision(tenantId: number, revision: number, document: SiteDocument): void {
  keep(`${tenantId}/${revision}`, Promise.resolve(document));
}

function keep(key: string, document: Promise<SiteDocument>): void {
  const cache = documents();
  cache.set(key, document);
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_DOCUMENTS) break;
    cache.delete(oldest);
  }
}

async function fetchRevision(tenantId: number, revision: number): Promise<SiteDocument> {
  const base = process.env['API_INNER_URL'];
  if (base === undefined) throw new Error('API_INNER_URL is not set');
  const url = new URL(`/inner/sites/${tenantId}/revisions/${revision}`, base);
  const timeoutMs = Number(process.env['API_TIMEOUT_MS'] ?? TIMEOUT_MS);
  // The api hands out valid documents. While a deployment runs it may be older than the web, and know fewer settings.
  return fillInDefaults(await getInnerJson(url, { timeoutMs }), SITE_DEFAULTS) as SiteDocument;
}
