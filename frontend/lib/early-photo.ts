/** The script in the head of a page (`site/early-script.ts`) leaves it once it knows the first photo. */
interface Left {
  readonly showEarlyPhoto?: () => void;
}

/** Shows the first photo of the early answer in the place that waits for it, as long as nothing else is drawn there. */
export function showEarlyPhoto(): void {
  (globalThis as Left).showEarlyPhoto?.();
}
