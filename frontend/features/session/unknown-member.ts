import { keepLate } from '../../lib/api/late-reads';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

/** The time in which the page could not learn who is signed in: it says so, and asks again soon. */
export function createUnknown() {
  let tries = 0;
  let heldMs = 0;
  let endLate: (() => void) | undefined;
  return {
    /** The page could not learn it once more. The api may want not to be asked for some seconds. */
    begin: (heldSeconds: number, askNow: () => void): void => {
      tries += 1;
      heldMs = heldSeconds * 1000;
      endLate ??= keepLate(askNow);
    },
    end: (): void => {
      tries = 0;
      endLate?.();
      endLate = undefined;
    },
    /** Longer each time, and not the same for all pages; undefined where it is known. */
    pauseMs: (): number | undefined => {
      if (tries === 0) return undefined;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
      return Math.max(pause * (0.75 + Math.random() / 2), heldMs);
    },
  };
}
