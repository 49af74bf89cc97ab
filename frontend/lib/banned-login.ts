const NAME = 'banned-login';

/** The part of a page that explains a block shows itself. `facts` are those of the problem `account_blocked`. */
export function tellBanned(facts: Readonly<Record<string, unknown>> | undefined): void {
  const until = facts?.['blocked_until'];
  window.dispatchEvent(new CustomEvent(NAME, { detail: typeof until === 'string' ? until : null }));
}

/** Calls `listener` with the time at which the block ends by itself, in ISO 8601, or null. Answers how to stop. */
export function onBanned(listener: (until: string | null) => void): () => void {
  const tell = (event: Event): void => {
    const until: unknown = event instanceof CustomEvent ? event.detail : null;
    listener(typeof until === 'string' ? until : null);
  };
  window.addEventListener(NAME, tell);
  return () => {
    window.removeEventListener(NAME, tell);
  };
}
