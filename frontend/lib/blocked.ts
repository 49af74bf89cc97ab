import { useSyncExternalStore } from 'react';

const KEY = 'blocked-here';
/** Lists that a browser keeps are not older. */
const LONGEST_MS = 30 * 60 * 1000;

type Blocked = readonly { readonly id: number; readonly at: number }[];

let raw: string | null | undefined;
let known: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

function read(): Blocked {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as Blocked;
  } catch {
    return [];
  }
}

function look(): ReadonlySet<number> {
  let now: string | null = null;
  try {
    now = window.localStorage.getItem(KEY);
  } catch {
    // Forbidden: the api leaves them out of the next answer anyway.
  }
  if (now !== raw) {
    raw = now;
    known = new Set(read().map(({ id }) => id));
  }
  return known;
}

function write(blocked: Blocked): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(blocked));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

const others = (id: number): Blocked => read().filter((one) => one.id !== id && Date.now() - one.at < LONGEST_MS);

/** Takes somebody out of every list that this browser holds, also in other tabs and on pages that one comes back to. */
export function hideBlocked(id: number): void {
  write([...others(id), { id, at: Date.now() }]);
}

export function showUnblocked(id: number): void {
  write(others(id));
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

const NOBODY: ReadonlySet<number> = new Set();

/** The people that the member has just blocked from this browser: lists hide them. */
export function useBlockedHere(): ReadonlySet<number> {
  return useSyncExternalStore(watch, look, () => NOBODY);
}
