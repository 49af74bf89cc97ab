const keyOf = (member: number, profile: number): string => `draft-${member}-${profile}`;

/** What was written and not sent, until the api has it. Before it is known who writes, nothing is kept. */
export function keptDraft(member: number | undefined, profile: number): string | undefined {
  if (member === undefined) return undefined;
  try {
    return window.localStorage.getItem(keyOf(member, profile)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Hears of what other tabs write, or have sent (empty). Returns its end. */
export function watchDraft(
  member: number | undefined,
  profile: number,
  listener: (text: string) => void,
): (() => void) | undefined {
  if (member === undefined) return undefined;
  const look = ({ key, newValue }: StorageEvent): void => {
    if (key === keyOf(member, profile) && newValue !== null) listener(newValue);
  };
  window.addEventListener('storage', look);
  return () => {
    window.removeEventListener('storage', look);
  };
}

/** Undefined: the api has it. */
export function keepDraft(member: number | undefined, profile: number, text: string | undefined): void {
  if (member === undefined) return;
  try {
    if (text === undefined) window.localStorage.removeItem(keyOf(member, profile));
    else window.localStorage.setItem(keyOf(member, profile), text);
  } catch {
    return;
  }
}
