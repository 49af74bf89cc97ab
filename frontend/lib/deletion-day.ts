const NAME = 'deletion-day';

/** When the account is erased that was just given up: for the page that comes next, in this tab only. */
export function keepDeletionDay(time: string): void {
  try {
    window.sessionStorage.setItem(NAME, time);
  } catch {
    // The page then says only how many days it takes.
  }
}

export function keptDeletionDay(): Date | undefined {
  try {
    const day = new Date(window.sessionStorage.getItem(NAME) ?? '');
    return Number.isNaN(day.getTime()) ? undefined : day;
  } catch {
    return undefined;
  }
}
