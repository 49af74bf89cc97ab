/** How often a member has put our question away in this browser, and when last. */
export interface Asked {
  readonly times: number;
  readonly at: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The days of rest after the first and the second "not now". After the third there are only the settings. */
const REST_DAYS = [14, 60];

export function mayAsk({ times, at }: Asked, now = Date.now()): boolean {
  if (times === 0) return true;
  const days = REST_DAYS[times - 1];
  return days !== undefined && now - at >= days * DAY_MS;
}

/**
 * Kept in the browser, for each member: what is refused on a computer at work may be wanted on the phone, and whoever else
 * signs in here has not been asked. Nobody else needs to know the answer.
 */
const keyOf = (member: number): string => `push-asked:${member}`;

/** Undefined where the browser keeps nothing: a member who could not be remembered to have refused is not asked. */
export function askedBefore(member: number): Asked | undefined {
  try {
    const kept = window.localStorage.getItem(keyOf(member));
    return kept === null ? { times: 0, at: 0 } : (JSON.parse(kept) as Asked);
  } catch {
    return undefined;
  }
}

export function keepRefusal(member: number, now = Date.now()): void {
  const times = (askedBefore(member)?.times ?? 0) + 1;
  try {
    window.localStorage.setItem(keyOf(member), JSON.stringify({ times, at: now } satisfies Asked));
  } catch {
    // See above.
  }
}

const OPENINGS = 'app-openings';
/** Somebody who opens the app again has kept it. */
const SECOND = 2;

/** Counts each opening of the installed app once. Returns whether it has been opened before. */
export function isAppOpenedAgain(): boolean {
  try {
    const before = Number(window.localStorage.getItem(OPENINGS) ?? 0);
    if (window.sessionStorage.getItem(OPENINGS) !== null) return before >= SECOND;
    window.sessionStorage.setItem(OPENINGS, '1');
    window.localStorage.setItem(OPENINGS, String(before + 1));
    return before + 1 >= SECOND;
  } catch {
    return false;
  }
}
