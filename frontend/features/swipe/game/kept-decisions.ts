import { type Decided } from './hand';

const keyOf = (member: number): string => `swiped-${member}`;
/** As many as somebody takes back one after the other. */
const MOST = 10;

/** What a member has decided last in this tab: it can be taken back after a reload, too. */
export function keptDecisions(member: number): readonly Decided[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(keyOf(member)) ?? '[]') as readonly Decided[];
  } catch {
    return [];
  }
}

export function keepDecisions(member: number, decided: readonly Decided[]): void {
  try {
    window.sessionStorage.setItem(keyOf(member), JSON.stringify(decided.slice(-MOST)));
  } catch {
    // Full, or forbidden: they can be taken back for as long as the page is open.
  }
}
