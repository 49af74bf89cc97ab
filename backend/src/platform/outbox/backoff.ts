/**
 * Milliseconds until the next attempt after the `attempt`th failed: doubling from `first` up to `longest`, spread over the
 * upper half so that what failed together does not return together.
 */
export function backoff(attempt: number, first: number, longest: number, random = Math.random()): number {
  const full = Math.min(longest, first * 2 ** Math.min(attempt - 1, 30));
  return Math.round(full * (0.5 + random / 2));
}
