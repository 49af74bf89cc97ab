const nameOf = (profile: number): string => `opening:${profile}`;

/** Keeps the first sentence that was chosen on another page, until the conversation opens in this tab. */
export function keepOpening(profile: number, text: string): void {
  try {
    window.sessionStorage.setItem(nameOf(profile), text);
  } catch {
    // Where nothing can be stored, the conversation opens without it.
    return;
  }
}

/** The sentence that was chosen for this conversation; once. */
export function takeOpening(profile: number): string | undefined {
  try {
    const text = window.sessionStorage.getItem(nameOf(profile)) ?? undefined;
    window.sessionStorage.removeItem(nameOf(profile));
    return text;
  } catch {
    return undefined;
  }
}
