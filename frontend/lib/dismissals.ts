/** If a browser refuses to store anything, a dismissal holds for as long as the page is open. */
const here = new Map<string, number>();

/** When something was dismissed, in milliseconds since 1970; undefined if it never was. */
export function dismissedAt(name: string): number | undefined {
  try {
    const time = Number(window.localStorage.getItem(name) ?? NaN);
    if (!Number.isNaN(time)) return time;
  } catch {
    // Private windows of some browsers throw already at the name.
  }
  return here.get(name);
}

export function dismiss(name: string, now = Date.now()): void {
  here.set(name, now);
  try {
    window.localStorage.setItem(name, String(now));
  } catch {
    return;
  }
}
