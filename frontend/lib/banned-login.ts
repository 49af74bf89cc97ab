const NAME = 'banned-login';

/** The block that keeps somebody out who has proven that the account is theirs. */
export interface OwnBlock {
  /** When it ends by itself, in ISO 8601, or null. */
  readonly until: string | null;
  /** Opens the decision with its appeal, or null. */
  readonly token: string | null;
}

/** The part of a page that explains a block shows itself. `facts` are those of the problem `account_blocked`. */
export function tellBanned(facts: Readonly<Record<string, unknown>> | undefined): void {
  const [until, token] = [textOf(facts?.['blocked_until']), textOf(facts?.['decision_token'])];
  window.dispatchEvent(new CustomEvent<OwnBlock>(NAME, { detail: { until, token } }));
}

/** Calls `listener` with the block. Answers how to stop. */
export function onBanned(listener: (block: OwnBlock) => void): () => void {
  const tell = (event: Event): void => listener((event as CustomEvent<OwnBlock>).detail);
  window.addEventListener(NAME, tell);
  return () => {
    window.removeEventListener(NAME, tell);
  };
}

const textOf = (fact: unknown): string | null => (typeof fact === 'string' ? fact : null);
