import type { Result } from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export interface Report {
  /** Each of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint in seconds. */
  readonly largestPaint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** How quick Lighthouse found this machine just now; its phone is slowed down from that, whatever else runs here. */
  readonly machine: number;
  /** The audits that cost points, in Lighthouse's own words. */
  readonly losses: readonly string[];
}

/** On a busy machine it now and then loses the trace and asks to be run again: that is no score, neither good nor bad. */
const ATTEMPTS = 3;

/** One visit with Lighthouse's phone: a middling telephone on a slow mobile network, with nothing in its cache. */
export async function auditPhone(url: string, debuggingPort: number): Promise<Report> {
  const { default: lighthouse } = await import('lighthouse');
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const outcome = await lighthouse(url, {
      port: debuggingPort,
      onlyCategories: [...CATEGORIES],
      output: 'json',
      logLevel: 'silent',
    });
    if (outcome === undefined) throw new Error(`${url}: Lighthouse gave no result`);
    const { lhr } = outcome;
    const scores = CATEGORIES.map((name) => [name, lhr.categories[name]?.score] as const);
    if (scores.every(([, score]) => score != null))
      return {
        scores: Object.fromEntries(
          scores.map(([name, score]) => [name, Math.round((score ?? 0) * 100)]),
        ) as Report['scores'],
        largestPaint: Math.round((lhr.audits['largest-contentful-paint']?.numericValue ?? 0) / 10) / 100,
        shift: Math.round((lhr.audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
        machine: Math.round(lhr.environment.benchmarkIndex),
        losses: lossesOf(lhr),
      };
    const failed = Object.values(lhr.audits).find(({ errorMessage }) => errorMessage !== undefined);
    reason = lhr.runtimeError?.message ?? failed?.errorMessage ?? 'no reason given';
  }
  throw new Error(`${url} could not be measured: ${reason}`);
}

function lossesOf(lhr: Result): string[] {
  return CATEGORIES.flatMap((name) => lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    if (audit?.score == null || audit.score >= 0.995 || weight === 0) return [];
    return [`${audit.title}: ${audit.displayValue ?? 'failed'} (${Math.round(audit.score * 100)})`];
  });
}
