const KEYS = {
  /** The profile that the visitor came for. */
  member: 'sign-up-member',
  /** The first line to it, as it was typed. */
  message: 'sign-up-message',
  /** JSON: what was answered before sign-up. */
  answers: 'sign-up-answers',
} as const;
type Handover = keyof typeof KEYS;

/**
 * Keeps a lander's answers in this tab for sign-up, so that nobody is asked twice. If the browser refuses, they are
 * lost.
 */
export function keepForSignUp(what: Handover, value: string): void {
  try {
    if (value === '') window.sessionStorage.removeItem(KEYS[what]);
    else window.sessionStorage.setItem(KEYS[what], value);
  } catch {
    return;
  }
}

export function keptForSignUp(what: Handover): string {
  try {
    return window.sessionStorage.getItem(KEYS[what]) ?? '';
  } catch {
    return '';
  }
}
