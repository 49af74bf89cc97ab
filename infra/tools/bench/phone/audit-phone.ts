import type { Result } from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export interface Report {
  /** Each of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Total blocking time in milliseconds: by how much tasks after the first paint are longer than 50 ms. */
  readonly blocking: number;
  /** Largest contentful paint in seconds. */
  readonly largestPaint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** All scripts that were fetched, in kB as they were transferred. */
  readonly scripts: number;
  /** How quick Lighthouse found this machine just now; its phone is slowed down from that, whatever else runs here. */
  readonly machine: number;
  /** The audits that cost points, in Lighthouse's own words. */
  readonly losses: readonly string[];
}

/** On a busy machine it now and then loses the trace and asks to be run again: that is no score, neither good nor bad. */
const ATTEMPTS = 3;

/**
 * One visit with Lighthouse's phone: a middling telephone on a slow mobile network, with nothing in its cache. With
 * `keepsCookies` who is signed in stays so; then the cache is the caller's to empty.
 */
export async function auditPhone(url: string, debuggingPort: number, keepsCookies = false): Promise<Report> {
  const { default: lighthouse } = await import('lighthouse');
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const outcome = await lighthouse(url, {
      port: debuggingPort,
      onlyCategories: [...CATEGORIES],
      output: 'json',
      logLevel: 'silent',
      disableStorageReset: keepsCookies,
    });
    if (outcome === undefined) throw new Error(`${url}: Lighthouse gave no result`);
    const { lhr } = outcome;
    const scores = CATEGORIES.map((name) => [name, lhr.categories[name]?.score] as const);
    if (scores.every(([, score]) => score != null))
      return {
        scores: Object.fromEntries(
          scores.map(([name, score]) => [name, Math.round((score ?? 0) * 100)]),
        ) as Report['scores'],
        blocking: Math.round(valueOf(lhr, 'total-blocking-time')),
        largestPaint: Math.round(valueOf(lhr, 'largest-contentful-paint') / 10) / 100,
        shift: Math.round(valueOf(lhr, 'cumulative-layout-shift') * 1000) / 1000,
        scripts: Math.round(scriptBytes(lhr) / 1000),
        machine: Math.round(lhr.environment.benchmarkIndex),
        losses: lossesOf(lhr),
      };
    const failed = Object.values(lhr.audits).find(({ errorMessage }) => errorMessage !== undefined);
    reason = lhr.runtimeError?.message ?? failed?.errorMessage ?? 'no reason given';
  }
  throw new Error(`${url} could not be measured: ${reason}`);
}

const valueOf = (lhr: Result, audit: string): number => lhr.audits[audit]?.numericValue ?? 0;

interface Fetched {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

function scriptBytes(lhr: Result): number {
  const { details } = lhr.audits['network-requests'] ?? {};
  const fetched = (details?.type === 'table' ? details.items : []) as readonly Fetched[];
  return fetched
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

function lossesOf(lhr: Result): string[] {
  return CATEGORIES.flatMap((name) => lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    if (audit?.score == null || audit.score >= 0.995 || weight === 0) return [];
    return [`${audit.title}: ${audit.displayValue ?? 'failed'} (${Math.round(audit.score * 100)})`];
  });
}
