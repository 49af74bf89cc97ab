import { type Filters } from '../search/filters';

const keyOf = (member: number): string => `match-finder-${member}`;

/** The answers so far stay in this tab, even while the member looks at the results. */
export function keptDraft(member: number): Filters {
  try {
    return JSON.parse(window.sessionStorage.getItem(keyOf(member)) ?? '{}') as Filters;
  } catch {
    return {};
  }
}

export function keepDraft(member: number, filters: Filters): void {
  try {
    window.sessionStorage.setItem(keyOf(member), JSON.stringify(filters));
  } catch {
    // Full, or forbidden: it is kept for as long as the page is open.
  }
}
