export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One decimal is finer than any screen shows, and keeps the page small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Numbers in [0, 1) that are the same on every rendering. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A smooth curve through all points (Catmull-Rom as cubic Béziers), without its first move. */
export function curveThrough(points: readonly Point[]): string {
  const parts: string[] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    const from = points[i];
    const to = points[i + 1];
    if (from === undefined || to === undefined) break;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    parts.push(`C${at(first)} ${at(second)} ${at(to)}`);
  }
  return parts.join('');
}

export function smoothPath(points: readonly Point[]): string {
  const [first] = points;
  return first === undefined ? '' : `M${at(first)}${curveThrough(points)}`;
}

export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** `count` evenly spaced numbers from `from` to `to`, both included. */
export function steps(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1));
}

/** Places on the same kind of curve, from 0 at the first point to 1 at the last. */
export function splineThrough(points: readonly Point[]): (s: number) => Point {
  return (s) => {
    const place = Math.min(s, 0.999999) * (points.length - 1);
    const i = Math.floor(place);
    const t = place - i;
    const b = points[i] ?? { x: 0, y: 0 };
    const c = points[i + 1] ?? b;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    const axis = (p: number, q: number, r: number, u: number): number =>
      0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t ** 2 + (3 * q - p - 3 * r + u) * t ** 3);
    return { x: axis(a.x, b.x, c.x, d.x), y: axis(a.y, b.y, c.y, d.y) };
  };
}
