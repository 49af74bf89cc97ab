/** As short as the systems' own. */
const TICK_MS = 10;

/** Lets a phone be felt for a moment, where it can and its owner wants things to move. Browsers refuse it before a first press. */
export function tick(): void {
  if (!('vibrate' in navigator) || !navigator.userActivation.hasBeenActive) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(TICK_MS);
}
