/** What the server was told last of this browser's subscription. */
export interface Confirmation {
  readonly member: number;
  readonly hash: string;
  readonly key: string;
  /** The language of the page: pushes are written in it. */
  readonly language: string;
  readonly at: number;
}

const KEY = 'push-confirmed';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether the server is to be told again: something has changed, or it was a week ago. */
export function isDue(kept: Confirmation | undefined, { at: now, ...told }: Confirmation): boolean {
  if (kept === undefined || now - kept.at >= WEEK_MS || kept.at > now) return true;
  return (
    kept.member !== told.member || kept.hash !== told.hash || kept.key !== told.key || kept.language !== told.language
  );
}

export function keptConfirmation(): Confirmation | undefined {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '') as Confirmation;
  } catch {
    // Nothing is kept, or nothing can be: the server is told once more than it needs.
    return undefined;
  }
}

export function keepConfirmation(confirmation: Confirmation | undefined): void {
  try {
    if (confirmation === undefined) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(confirmation));
  } catch {
    // See above.
  }
}
