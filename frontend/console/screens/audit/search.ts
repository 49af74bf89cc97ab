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
const DAY_MS = 86_400_000;

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
  return { ...rest, from: momentOf(from, 0), until: momentOf(until, DAY_MS) };
}

function momentOf(day: string | undefined, added: number): string | undefined {
  const time = day === undefined ? NaN : new Date(`${day}T00:00`).getTime();
  return Number.isNaN(time) ? undefined : new Date(time + added).toISOString();
}
