import type { Result } from 'lighthouse';

export interface Report {
  /** Of 100; so is the other. */
  readonly performance: number;
  readonly accessibility: number;
  /** What cost points, with Lighthouse's own words. */
  readonly losses: readonly string[];
}

const CATEGORIES = ['performance', 'accessibility'] as const;

/** One visit with Lighthouse's phone: a middling telephone on a slow mobile network, with nothing in its cache. */
export async function auditPhone(url: string, debuggingPort: number): Promise<Report> {
  const { default: lighthouse } = await import('lighthouse');
  const outcome = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: [...CATEGORIES],
    output: 'json',
    logLevel: 'silent',
  });
  if (outcome === undefined) throw new Error(`${url}: Lighthouse gave no result`);
  const { lhr } = outcome;
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const [performance, accessibility] = CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  return { performance: performance ?? 0, accessibility: accessibility ?? 0, losses: lossesOf(lhr) };
}

function lossesOf(lhr: Result): string[] {
  return CATEGORIES.flatMap((name) => lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    if (audit?.score == null || audit.score >= 0.995 || weight === 0) return [];
    return [`${audit.title}: ${audit.displayValue ?? 'failed'} (${Math.round(audit.score * 100)})`];
  });
}
