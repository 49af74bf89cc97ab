const NAME = 'activation';
/** A reload still finds it; somebody else at this browser later does not. */
const KEPT_MS = 10 * 60 * 1000;

const OUTCOMES = ['confirmed', 'confirmed_before', 'used'] as const;
export type ActivationOutcome = (typeof OUTCOMES)[number];

/** What came of a mailed link: for the page that comes next, in this tab only. */
export function keepActivation(outcome: ActivationOutcome): void {
  try {
    window.sessionStorage.setItem(NAME, `${Date.now()} ${outcome}`);
  } catch {
    // The page then says only what is true for everybody.
  }
}

export function keptActivation(): ActivationOutcome | undefined {
  try {
    const [time, kept] = (window.sessionStorage.getItem(NAME) ?? '').split(' ');
    return Date.now() - Number(time) < KEPT_MS ? OUTCOMES.find((outcome) => outcome === kept) : undefined;
  } catch {
    return undefined;
  }
}
