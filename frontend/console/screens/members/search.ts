/** The question to the search of members, as its address has it. */
export interface MemberSearch {
  readonly q?: string | undefined;
  readonly tenant?: string | undefined;
  /** Why an address is looked for in several brands. */
  readonly reason?: string | undefined;
  /** Where the page before ended. */
  readonly after?: string | undefined;
}

const FIELDS = ['q', 'tenant', 'reason', 'after'] as const;

/** Takes what is text and not empty. */
export function readMemberSearch(raw: Readonly<Record<string, unknown>>): MemberSearch {
  const search: Partial<Record<(typeof FIELDS)[number], string>> = {};
  for (const field of FIELDS) {
    const value = raw[field];
    if (typeof value === 'string' && value.trim() !== '') search[field] = value.trim();
  }
  return search;
}

/** Whether one thing was given as a whole: whoever fits alone is meant. */
export const isWhole = (q: string): boolean => q.includes('@') || /\d/.test(q);

export const isAddress = (q: string): boolean => q.includes('@');
