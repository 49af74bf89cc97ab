import { useSyncExternalStore } from 'react';

/** Values that depend on the visitor's location. */
export interface Visitor {
  /** ISO 3166-1 alpha-2, or null if the IP address does not tell. */
  readonly country: string | null;
  /** Languages that the switcher shows there. */
  readonly locales: readonly string[];
}

let known: Visitor | undefined;
const listeners = new Set<() => void>();

/** Told once a page, to parts of it that do not know one another; styles read it off `<html data-country>`. */
export function tellVisitor(visitor: Visitor): void {
  known = visitor;
  if (visitor.country !== null) document.documentElement.dataset['country'] = visitor.country;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined until the api has answered, and where it does not. */
export function useVisitor(): Visitor | undefined {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
}
