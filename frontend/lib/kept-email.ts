const KEY = 'email';

/** Takes what was typed as an address along to the next page of this tab. */
export function keepEmail(email: string): void {
  try {
    window.sessionStorage.setItem(KEY, email);
  } catch {
    // Some browsers refuse storage; then it is typed again.
  }
}

export function keptEmail(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
