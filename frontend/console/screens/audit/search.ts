/** The filters of the audit, as its address has them. */
export interface AuditSearch {
  readonly tenant?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  /** Days, as the browser's field gives them. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Where the page before ended. */
  readonly before?: string | undefined;
}

const FIELDS = ['tenant', 'actor', 'action', 'subject', 'from', 'until', 'before'] as const;

/** Takes what is text and not empty. */
export function readAuditSearch(raw: Readonly<Record<string, unknown>>): AuditSearch {
  const search: Partial<Record<(typeof FIELDS)[number], string>> = {};
  for (const field of FIELDS) {
    const value = raw[field];
    if (typeof value === 'string' && value.trim() !== '') search[field] = value.trim();
  }
  return search;
}

/** What the api is asked: days of the browser's time zone as moments, the last day whole. */
export function auditQuery({ from, until, ...rest }: AuditSearch) {
  return { ...rest, from: midnightOf(from), until: midnightOf(until, 1) };
}

/** The moment at which a day begins, or one some days later: a day has 23 hours where clocks go forward, and 25 where they go back. */
function midnightOf(day: string | undefined, later = 0): string | undefined {
  const time = new Date(`${day ?? ''}T00:00`);
  if (Number.isNaN(time.getTime())) return undefined;
  time.setDate(time.getDate() + later);
  return time.toISOString();
}
