export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One decimal is finer than any screen shows, and keeps the page small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

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

export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}
