const keyOf = (member: number, profile: number): string => `draft-${member}-${profile}`;

/** What was written and not sent, until the api has it. */
export function keptDraft(member: number, profile: number): string | undefined {
  try {
    return window.localStorage.getItem(keyOf(member, profile)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Hears of what other tabs write, or have sent (empty). Returns its end. */
export function watchDraft(member: number, profile: number, listener: (text: string) => void): () => void {
  const look = ({ key, newValue }: StorageEvent): void => {
    if (key === keyOf(member, profile) && newValue !== null) listener(newValue);
  };
  window.addEventListener('storage', look);
  return () => {
    window.removeEventListener('storage', look);
  };
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
