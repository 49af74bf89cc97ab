import { useSyncExternalStore } from 'react';

/** What depends on where the visitor is. */
export interface Visitor {
  /** ISO 3166-1 alpha-2, or null where the address tells nothing. */
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
