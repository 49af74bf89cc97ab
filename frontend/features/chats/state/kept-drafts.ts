const keyOf = (member: number, profile: number): string => `draft-${member}-${profile}`;

/** A draft stays in the browser until the API has it. Before the member is known, nothing is stored. */
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

/** Those whose conversations are being deleted: until that is known, nobody is told what was being written to them. */
const leaving = new Set<number>();

export const isBeingLeft = (profile: number): boolean => leaving.has(profile);

/** A draft goes with its conversation, in every tab, or stays with it. */
export async function leaveDraft(
  member: number | undefined,
  profile: number,
  isDeleted: Promise<boolean>,
): Promise<void> {
  leaving.add(profile);
  const isGone = await isDeleted;
  leaving.delete(profile);
  if (!isGone || member === undefined) return;
  keepDraft(member, profile, '');
  keepDraft(member, profile, undefined);
  // A page does not hear itself.
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(member, profile), newValue: '' }));
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
