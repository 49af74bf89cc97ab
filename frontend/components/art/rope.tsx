import { type Point, splineThrough } from './geometry';
import { layRope, type Rope } from './rope-geometry';
import { MarkFrame, type MarkStep, Scene } from './scene';

const WIDTH = 30;

/** An overhand knot in the middle of a long line. */
const KNOT: readonly Point[] = [
  [-160, 190],
  [60, 250],
  [290, 318],
  [480, 322],
  [640, 268],
  [800, 172],
  [945, 88],
  [1065, 72],
  [1135, 140],
  [1085, 242],
  [960, 314],
  [799, 340],
  [640, 314],
  [515, 242],
  [465, 140],
  [535, 72],
  [655, 88],
  [801, 173],
  [960, 268],
  [1120, 322],
  [1310, 300],
  [1540, 206],
  [1760, 150],
].map(([x = 0, y = 0]) => ({ x, y }));

const LINE = layRope(splineThrough(KNOT), { samples: 900, width: WIDTH });

export function RopeScene() {
  return (
    <Scene width={1600} height={420}>
      <Drawn rope={LINE} width={WIDTH} />
      <path
        d={LINE.line}
        className="art-glint"
        fill="none"
        stroke="var(--color-text-strong)"
        strokeWidth="4"
        strokeLinecap="round"
        pathLength="1000"
      />
    </Scene>
  );
}

const small = KNOT.slice(2, -3).map(({ x, y }) => ({ x: 48 + (x - 800) * 0.112, y: 48 + (y - 205) * 0.19 }));

const CURVES: Readonly<Record<MarkStep, readonly ((s: number) => Point)[]>> = {
  1: [
    (s) => ({ x: -4 + s * 40, y: 66 - 26 * s + 8 * Math.sin(s * 6) }),
    (s) => ({ x: 100 - s * 40, y: 30 + 26 * s - 8 * Math.sin(s * 6) }),
  ],
  2: [
    (s) => ({ x: -4 + s * 104, y: 48 + 26 * Math.cos(s * Math.PI * 2) }),
    (s) => ({ x: -4 + s * 104, y: 48 - 26 * Math.cos(s * Math.PI * 2) }),
  ],
  3: [splineThrough(small)],
};

const MARKS = ([1, 2, 3] as const).map((step) => ({
  step,
  ropes: CURVES[step].map((curve) => layRope(curve, { samples: 320, width: 7 })),
}));

export function RopeMark({ step }: { readonly step: MarkStep }) {
  return (
    <MarkFrame>
      {MARKS.find((mark) => mark.step === step)?.ropes.map((rope) => (
        <Drawn key={rope.line} rope={rope} width={7} />
      ))}
    </MarkFrame>
  );
}

function Drawn({ rope, width }: { readonly rope: Rope; readonly width: number }) {
  return (
    <g fill="none" strokeLinecap="butt">
      <Piece line={rope.line} twist={rope.twist} width={width} />
      {rope.bridges.map((bridge) => (
        <g key={bridge.line}>
          <path d={bridge.line} stroke="var(--color-surface-1)" strokeWidth={width * 1.6} />
          <Piece {...bridge} width={width} />
        </g>
      ))}
    </g>
  );
}

function Piece({ line, twist, width }: { readonly line: string; readonly twist: string; readonly width: number }) {
  return (
    <>
      <path d={line} stroke="var(--color-primary)" strokeWidth={width} />
      <path d={twist} stroke="var(--color-surface-1)" strokeWidth={width * 0.1} opacity=".72" />
    </>
  );
}
