import { type Found } from './found';

interface Kept {
  readonly query: string;
  readonly found: Found;
  readonly scroll: number;
  readonly at: number;
  /** Whether they were shown to a member: visitors may see less. */
  readonly toMember: boolean;
}

const KEY = 'members-searches';
const OWNER = 'members-searches-of';
const MOST = 4;
const LONGEST_MS = 30 * 60 * 1000;

/**
 * Search results are stored in this tab's storage, so that going back shows them at once after the page was unloaded.
 */
function read(): readonly Kept[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as readonly Kept[];
  } catch {
    return [];
  }
}

function write(all: readonly Kept[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Full, or forbidden: going back asks again.
  }
}

export function keepSearch(kept: Omit<Kept, 'at'>): void {
  const others = read().filter(({ query }) => query !== kept.query);
  write([{ ...kept, at: Date.now() }, ...others].slice(0, MOST));
}

export function keptSearch(query: string, toMember: boolean): Kept | undefined {
  return read().find((kept) => kept.query === query && kept.toMember === toMember && Date.now() - kept.at < LONGEST_MS);
}

/**
 * Deletes the stored results when another person uses the tab. Returns true if they belonged to somebody else until
 * now.
 */
export function claimSearches(member: number | null): boolean {
  try {
    const owner = window.sessionStorage.getItem(OWNER);
    if (owner === String(member)) return false;
    window.sessionStorage.setItem(OWNER, String(member));
    if (owner === null) return false;
    window.sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
