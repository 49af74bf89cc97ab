const listeners = new Set<() => void>();

/** The member has just sent a message: an answer may come when the page is closed. */
export function tellSent(): void {
  for (const listener of listeners) listener();
}

/** Returns its end. */
export function onSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
