/** A position of a pointer that drags a card, and its time. Lengths are in CSS pixels, times in milliseconds. */
export interface Sample {
  readonly x: number;
  readonly at: number;
}
export type Verdict = 'yes' | 'no';

const MOST_DEGREES = 13;
const REACH = 0.34;
const GLIDE_MS = 160;
const MEMORY_MS = 90;
const FLIGHT_MS = { least: 170, most: 420 } as const;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Held near its top a card leans with the hand, near its bottom against it, in its middle hardly at all. */
export function leverOf(grip: number): number {
  const lever = 1 - 2 * clamp(grip, 0, 1);
  return Math.abs(lever) < 0.25 ? 0.25 * (lever < 0 ? -1 : 1) : lever;
}

export function leanOf(dx: number, lever: number, width: number): number {
  return clamp(dx / width, -1, 1) * MOST_DEGREES * lever;
}

/** How far a pull has come to an answer: -1 a sure no, 1 a sure yes. */
export function pullOf(dx: number, width: number): number {
  return clamp(dx / (width * REACH), -1, 1);
}

/** Returns the speed in pixels per millisecond at the end of the trail: 0 if the pointer stopped before the release. */
export function speedOf(trail: readonly Sample[], now: number): number {
  const recent = trail.filter(({ at }) => now - at <= MEMORY_MS);
  const first = recent[0];
  const last = recent.at(-1);
  if (first === undefined || last === undefined || last.at <= first.at) return 0;
  return (last.x - first.x) / (last.at - first.at);
}

/** Decides what releasing the card means: it must be far enough or thrown hard enough, and never against the throw. */
export function verdictOf(dx: number, speed: number, width: number): Verdict | undefined {
  const landing = dx + speed * GLIDE_MS;
  if (Math.abs(landing) < width * REACH || Math.sign(landing) !== Math.sign(dx)) return undefined;
  return landing > 0 ? 'yes' : 'no';
}

/** How long a card takes out of the picture: it keeps the speed of the hand, within what an eye can follow. */
export function flightOf(distance: number, speed: number): number {
  const pace = Math.abs(speed);
  return pace === 0 ? FLIGHT_MS.most : clamp(distance / pace, FLIGHT_MS.least, FLIGHT_MS.most);
}
