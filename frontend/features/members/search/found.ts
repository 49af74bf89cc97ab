import { type Card } from '../../../components/people/card';

/** All pages of one search that were seen, as one. */
export interface Found {
  readonly members: readonly Card[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly more: boolean } | null;
  readonly similar: readonly Card[] | null;
  /** For whom was searched. Undefined in what an older page has kept. */
  readonly genders?: readonly string[];
}

/** Somebody whose place among the others has changed meanwhile would come twice. */
export function joined(found: Found, page: Pick<Found, 'members' | 'next'>): Found {
  const known = new Set(found.members.map(({ id }) => id));
  const added = page.members.filter(({ id }) => !known.has(id));
  return { ...found, members: [...found.members, ...added], next: page.next };
}
