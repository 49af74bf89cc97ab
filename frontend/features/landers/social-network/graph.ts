import { type Point, polar } from '../../../components/art/geometry';

export const WIDTH = 1800;
export const HEIGHT = 540;

export interface Node extends Point {
  readonly r: number;
  /** Place in the cast of whoever is drawn here; a dot where nobody is. */
  readonly face?: number;
}

export interface Graph {
  readonly nodes: readonly Node[];
  readonly lines: readonly (readonly [Node, Node])[];
}

const CIRCLE = { x: 1500, y: 270 };

const first: Node = { x: 170, y: 330, r: 96, face: 0 };
const second: Node = { x: 430, y: 190, r: 96, face: 1 };
const third: Node = { x: 760, y: 320, r: 84, face: 2 };
const few: readonly Node[] = [
  { x: 930, y: 130, r: 30 },
  { x: 1010, y: 380, r: 64, face: 3 },
  { x: 900, y: 470, r: 22 },
  { x: 690, y: 120, r: 24 },
  { x: 1130, y: 220, r: 34 },
];

/** Ten around a middle, every second one with a face. */
const circle: readonly Node[] = Array.from({ length: 10 }, (_, i) => ({
  ...polar(CIRCLE, 205, -162 + i * 36),
  ...(i % 2 === 0 ? { r: 56, face: 4 + i / 2 } : { r: 24 }),
}));

/** One drawing from left to right: two, then some who know of each other, then a circle. */
export function growingGraph(): Graph {
  const spokes = few.map((node) => [third, node] as const);
  const [upper = third, friend = third, lower = third, , right = third] = few;
  const ring = circle.map((node, i) => [node, circle[(i + 1) % circle.length] ?? node] as const);
  const chords = circle.flatMap((node, i) => {
    const other = circle[i + 4];
    return i % 2 === 0 && other !== undefined ? [[node, other] as const] : [];
  });
  const [entry = right] = circle;
  return {
    nodes: [first, second, third, ...few, ...circle],
    lines: [
      [first, second],
      [second, third],
      ...spokes,
      [upper, right],
      [friend, lower],
      [friend, right],
      [right, entry],
      ...ring,
      ...chords,
    ],
  };
}
