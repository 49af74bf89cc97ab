import { at, type Point, smoothPath } from './geometry';

export interface Rope {
  readonly line: string;
  /** The strands' twist, drawn over the line. */
  readonly twist: string;
  /** Pieces that pass above another piece, with their own twist. */
  readonly bridges: readonly { readonly line: string; readonly twist: string }[];
}

/**
 * A rope along a curve. Followed from end to end it passes over and under in turn, which any curve allows, so every
 * drawing is a knot that could be tied.
 */
export function layRope(curve: (s: number) => Point, { samples, width }: { samples: number; width: number }): Rope {
  const points = Array.from({ length: samples + 1 }, (_, i) => curve(i / samples));
  const reach = (over: number, direction: 1 | -1): number => {
    let length = 0;
    let i = over;
    for (; length < width * 1.15 && points[i + direction] !== undefined; i += direction) {
      length += distance(points[i], points[i + direction]);
    }
    return i;
  };
  return {
    line: smoothPath(thin(points)),
    twist: twistOf(points, 0, width),
    bridges: overpasses(points).map((over) => {
      const from = reach(over, -1);
      const piece = points.slice(from, reach(over, 1) + 1);
      return { line: smoothPath(thin(piece)), twist: twistOf(points, from, width, from + piece.length) };
    }),
  };
}

const thin = (points: readonly Point[]): readonly Point[] =>
  points.filter((_, i) => i % 6 === 0 || i === points.length - 1);

function distance(a: Point | undefined, b: Point | undefined): number {
  return a === undefined || b === undefined ? 0 : Math.hypot(b.x - a.x, b.y - a.y);
}

/** Short slanted strokes at even distances: three strands laid together. */
function twistOf(points: readonly Point[], from: number, width: number, to = points.length): string {
  const pitch = width * 0.7;
  const marks: string[] = [];
  let length = 0;
  let next = pitch;
  for (let i = 1; i < points.length - 1; i += 1) {
    length += distance(points[i - 1], points[i]);
    if (length < next) continue;
    next += pitch;
    if (i <= from || i >= to - 1) continue;
    marks.push(strand(points, i, width));
  }
  return marks.join('');
}

function strand(points: readonly Point[], i: number, width: number): string {
  const here = points[i];
  const along = distance(points[i - 1], points[i + 1]);
  const before = points[i - 1];
  const after = points[i + 1];
  if (here === undefined || before === undefined || after === undefined || along === 0) return '';
  const t = { x: (after.x - before.x) / along, y: (after.y - before.y) / along };
  const point = (across: number, forward: number): Point => ({
    x: here.x - t.y * across * width + t.x * forward * width,
    y: here.y + t.x * across * width + t.y * forward * width,
  });
  const start = point(-0.46, -0.42);
  const to = (across: number, forward: number): string => {
    const { x, y } = point(across, forward);
    return at({ x: x - start.x, y: y - start.y });
  };
  return `M${at(start)}c${to(-0.3, 0.02)} ${to(0.3, -0.02)} ${to(0.46, 0.42)}`;
}

/** Where, in samples, the rope passes above itself. */
function overpasses(points: readonly Point[]): readonly number[] {
  const found: { first: number; second: number }[] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    for (let j = i + 8; j < points.length - 1; j += 1) {
      if (cross(points[i], points[i + 1], points[j], points[j + 1])) found.push({ first: i, second: j });
    }
  }
  const visits = found.flatMap(({ first, second }) => [first, second]).sort((a, b) => a - b);
  return found.map(({ first, second }) => (visits.indexOf(first) % 2 === 0 ? first : second));
}

function cross(a?: Point, b?: Point, c?: Point, d?: Point): boolean {
  if (!a || !b || !c || !d) return false;
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
