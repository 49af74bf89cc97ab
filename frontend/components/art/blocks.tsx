import { MarkFrame, type MarkStep, Scene } from './scene';

type Colour = 'primary' | 'secondary' | 'unread' | 'surface-3' | 'text-strong';
type Shape = 'quarter' | 'half' | 'disc' | 'ring' | 'square' | 'stairs' | 'leaf' | 'none';

interface Tile {
  readonly shape: Shape;
  readonly turn: 0 | 1 | 2 | 3;
  readonly front: Colour;
  readonly back: Colour | undefined;
}

const SIZE = 160;
const SHAPES: Readonly<Record<Exclude<Shape, 'none'>, string>> = {
  quarter: 'M0 0H160A160 160 0 0 1 0 160Z',
  half: 'M0 0H160A80 80 0 0 1 0 0ZM0 80H160A80 80 0 0 1 0 80Z',
  disc: 'M80 12a68 68 0 1 1 0 136a68 68 0 1 1 0-136Z',
  ring: 'M80 0a80 80 0 1 1 0 160a80 80 0 1 1 0-160ZM80 46a34 34 0 1 0 0 68a34 34 0 1 0 0-68Z',
  square: 'M0 0H160V160H0Z',
  stairs: 'M0 0H160V53.3H106.7V106.7H53.3V160H0Z',
  leaf: 'M0 0H80A80 80 0 0 1 160 80V160H80A80 80 0 0 1 0 80Z',
};
const SHAPE_CODE: Readonly<Record<string, Shape>> = {
  q: 'quarter',
  h: 'half',
  d: 'disc',
  r: 'ring',
  s: 'square',
  z: 'stairs',
  l: 'leaf',
  '-': 'none',
};
const COLOUR_CODE: Readonly<Record<string, Colour | undefined>> = {
  p: 'primary',
  s: 'secondary',
  u: 'unread',
  g: 'surface-3',
  t: 'text-strong',
};

/** A tile is four signs: shape, quarter turns, its colour, the colour behind it. */
const PATTERN: readonly string[] = [
  'q0ps l1sg r0up q2sg z0ps d0tp q3ug l0sp h0pg q1ts z2us q0pg r0sp l1ug',
  'q2sg d0up q1ps q3tp l0ug q0sp r0pt q2us q1sp d0pg l1st q2up q3sg q0tu',
  'l0up q3tp z0sg q1us q0pg h1ts q2ps z0ug q3ps r0su q0pg h0tp l0us q2sp',
];

const TILES = PATTERN.map((row) =>
  row.split(' ').map(([shape = '-', turn = '0', front = 'p', back = ''], i): Tile & { key: string } => ({
    key: `${i}${shape}${front}`,
    shape: SHAPE_CODE[shape] ?? 'none',
    turn: Number(turn) as Tile['turn'],
    front: COLOUR_CODE[front] ?? 'primary',
    back: COLOUR_CODE[back],
  })),
);

/** Flat shapes that only make sense beside each other. Now and then one turns to see what else fits. */
export function BlocksScene() {
  return (
    <Scene width={14 * SIZE} height={3 * SIZE}>
      {TILES.map((row, y) => row.map((tile, x) => <Block key={tile.key} tile={tile} x={x} y={y} />))}
    </Scene>
  );
}

function Block({ tile, x, y }: { readonly tile: Tile; readonly x: number; readonly y: number }) {
  const turning = (x * 5 + y * 3) % 7 === 2;
  return (
    <g transform={`translate(${x * SIZE} ${y * SIZE})`}>
      {tile.back !== undefined && <rect width={SIZE + 0.5} height={SIZE + 0.5} fill={`var(--color-${tile.back})`} />}
      {tile.shape !== 'none' && (
        <g
          className={turning ? 'art-turn' : undefined}
          style={turning ? { animationDelay: `${-((x + y) % 5) * 2.3}s` } : undefined}
        >
          <path
            d={SHAPES[tile.shape]}
            transform={`rotate(${tile.turn * 90} 80 80)`}
            fill={`var(--color-${tile.front})`}
            fillRule="evenodd"
          />
        </g>
      )}
    </g>
  );
}

const GAP: Readonly<Record<MarkStep, number>> = { 1: 12, 2: 4, 3: -9 };

/** Two pieces, cut to fit each other. */
export function BlocksMark({ step }: { readonly step: MarkStep }) {
  const gap = GAP[step];
  return (
    <MarkFrame>
      <path d="M4 16H48V36A12 12 0 0 0 48 60V80H4Z" fill="var(--color-primary)" transform={`translate(${-gap} 0)`} />
      <path
        d="M92 16H48V36A12 12 0 0 0 48 60V80H92Z"
        fill="var(--color-secondary)"
        transform={`translate(${gap + (step === 3 ? 18 : 0)} 0)`}
      />
    </MarkFrame>
  );
}
