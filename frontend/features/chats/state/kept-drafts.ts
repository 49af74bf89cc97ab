const keyOf = (member: number, profile: number): string => `draft-${member}-${profile}`;

/** What was written and not sent, until the api has it. */
export function keptDraft(member: number, profile: number): string | undefined {
  try {
    return window.localStorage.getItem(keyOf(member, profile)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined: the api has it. */
export function keepDraft(member: number, profile: number, text: string | undefined): void {
  try {
    if (text === undefined) window.localStorage.removeItem(keyOf(member, profile));
    else window.localStorage.setItem(keyOf(member, profile), text);
  } catch {
    return;
  }
}
