import { type Choosing } from './choices';

const keyOf = (member: number): string => `swipes-${member}`;

/** A member's choices that the API does not know yet; they outlive the page. */
export function keptChoices(member: number): readonly Choosing[] {
  try {
    return JSON.parse(window.localStorage.getItem(keyOf(member)) ?? '[]') as readonly Choosing[];
  } catch {
    return [];
  }
}

export function keepChoices(member: number, choices: readonly Choosing[]): void {
  try {
    if (choices.length === 0) window.localStorage.removeItem(keyOf(member));
    else window.localStorage.setItem(keyOf(member), JSON.stringify(choices));
  } catch {
    // Full, or forbidden: they are kept for as long as the page is open.
  }
}
