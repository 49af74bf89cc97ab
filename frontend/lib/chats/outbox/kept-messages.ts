import { type Outgoing } from './outgoing';

const startOf = (member: number): string => `outbox-${member}-`;
/** If a browser refuses to store anything, messages wait for as long as the page is open. */
const here = new Map<string, Outgoing>();

/**
 * Messages of a member that the API does not have yet. Each has its own key, so that tabs do not overwrite one another.
 */
export function keptMessages(member: number): readonly Outgoing[] {
  const start = startOf(member);
  const kept = new Map([...here].filter(([key]) => key.startsWith(start)));
  try {
    for (const key of Object.keys(window.localStorage)) {
      const outgoing = key.startsWith(start) ? readMessage(window.localStorage.getItem(key)) : undefined;
      if (outgoing !== undefined) kept.set(key, outgoing);
    }
  } catch {
    // Forbidden.
  }
  return [...kept.values()];
}

/** Undefined for what is not whole: the others go on without it. */
function readMessage(text: string | null): Outgoing | undefined {
  try {
    return (JSON.parse(text ?? '') as Outgoing | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepMessage(member: number, outgoing: Outgoing): void {
  const key = startOf(member) + outgoing.client_id;
  try {
    window.localStorage.setItem(key, JSON.stringify(outgoing));
    here.delete(key);
  } catch {
    here.set(key, outgoing);
  }
}

export function forgetMessage(member: number, { client_id }: Outgoing): void {
  const key = startOf(member) + client_id;
  here.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Hears of what other tabs have written or told. Returns its end. */
export function watchKept(member: number, listener: () => void): () => void {
  const look = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(startOf(member))) listener();
  };
  window.addEventListener('storage', look);
  return () => {
    window.removeEventListener('storage', look);
  };
}
