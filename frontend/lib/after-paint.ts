/** A tab that nobody sees paints nothing. */
const LONGEST_MS = 100;

/** Resolves once the next frame is painted: work that nobody sees does not hold up what a press shows. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
