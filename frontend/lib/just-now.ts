/** A reload still finds it; somebody else at this browser later does not. */
const KEPT_MS = 10 * 60 * 1000;

/** Keeps what has just been done, for the page that comes next, in this tab only. */
export function keepJustNow(name: string, what: string): void {
  try {
    window.sessionStorage.setItem(name, `${Date.now()} ${what}`);
  } catch {
    // The page then says only what is true for everybody.
  }
}

/** What was kept under the name in the last ten minutes; undefined where nothing was. */
export function keptJustNow(name: string): string | undefined {
  try {
    const [time, kept] = (window.sessionStorage.getItem(name) ?? '').split(' ');
    return Date.now() - Number(time) < KEPT_MS ? kept : undefined;
  } catch {
    return undefined;
  }
}
