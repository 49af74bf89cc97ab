import { type Point, polar, round, steps } from './geometry';
import { MarkFrame, type MarkStep, Scene } from './scene';

interface Stem {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
  readonly leaves: number;
  readonly leaf: number;
  readonly bloom: number;
  readonly petals: number;
  readonly colour: 'primary' | 'unread';
}

const STEMS: readonly Stem[] = [
  {
    from: { x: 350, y: 920 },
    bend: { x: 300, y: 520 },
    to: { x: 390, y: 230 },
    leaves: 9,
    leaf: 92,
    bloom: 118,
    petals: 9,
    colour: 'primary',
  },
  {
    from: { x: 330, y: 920 },
    bend: { x: 190, y: 640 },
    to: { x: 150, y: 400 },
    leaves: 7,
    leaf: 74,
    bloom: 74,
    petals: 7,
    colour: 'unread',
  },
  {
    from: { x: 380, y: 920 },
    bend: { x: 560, y: 640 },
    to: { x: 570, y: 440 },
    leaves: 8,
    leaf: 80,
    bloom: 86,
    petals: 8,
    colour: 'primary',
  },
  {
    from: { x: 310, y: 920 },
    bend: { x: 90, y: 800 },
    to: { x: 40, y: 650 },
    leaves: 6,
    leaf: 62,
    bloom: 44,
    petals: 6,
    colour: 'primary',
  },
  {
    from: { x: 400, y: 920 },
    bend: { x: 640, y: 820 },
    to: { x: 670, y: 690 },
    leaves: 6,
    leaf: 64,
    bloom: 50,
    petals: 6,
    colour: 'unread',
  },
];

function along({ from, bend, to }: Stem, t: number): Point & { angle: number } {
  const mix = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
  const slope = (a: number, b: number, c: number): number => 2 * (1 - t) * (b - a) + 2 * t * (c - b);
  const angle = (Math.atan2(slope(from.y, bend.y, to.y), slope(from.x, bend.x, to.x)) * 180) / Math.PI;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y), angle };
}

/** A leaf of length 1 that points to the right, with its vein. */
const LEAF = 'M0 0C.25-.3.7-.3 1 0C.7.22.25.2 0 0Z';
const PETAL = 'M0 0C.2-.34.78-.46 1-.06C1.04.28.34.4 0 0Z';

/** Line drawings that grow when the page opens, and then move in a light wind. */
export function BotanicalScene() {
  return (
    <Scene width={700} height={900} keep="xMidYMin">
      <path
        d="M92 470C60 250 250 110 430 150S690 330 640 560 480 900 300 890 130 720 92 470Z"
        fill="color-mix(in oklab,var(--color-primary) 16%,var(--color-surface-1))"
      />
      {STEMS.map((stem, i) => (
        <g
          key={stem.to.x}
          className={i % 2 === 0 ? 'art-wind' : 'art-wind-back'}
          style={{ transformOrigin: `${stem.from.x}px 900px` }}
        >
          <path
            d={`M${stem.from.x} ${stem.from.y}Q${stem.bend.x} ${stem.bend.y} ${stem.to.x} ${stem.to.y}`}
            pathLength="1"
            className="art-grow"
            fill="none"
            stroke="var(--color-secondary)"
            strokeWidth="4"
            strokeLinecap="round"
            style={{ animationDelay: `${round(i * 0.2)}s` }}
          />
          <Leaves stem={stem} />
          <Bloom centre={stem.to} size={stem.bloom} petals={stem.petals} colour={stem.colour} delay={1.1 + i * 0.25} />
        </g>
      ))}
    </Scene>
  );
}

function Leaves({ stem }: { readonly stem: Stem }) {
  return steps(0.2, 0.84, stem.leaves).map((t, i) => {
    const { x, y, angle } = along(stem, t);
    const side = i % 2 === 0 ? -1 : 1;
    const size = stem.leaf * (1.15 - t * 0.6);
    return (
      <g
        key={t}
        transform={`translate(${round(x)} ${round(y)}) rotate(${round(angle + side * 52)}) scale(${round(size)} ${round(size * side)})`}
      >
        <g className="art-open" style={{ animationDelay: `${round(0.4 + t)}s` }}>
          <path
            d={LEAF}
            fill="var(--color-secondary)"
            fillOpacity={i % 3 === 0 ? 0.9 : 0.18}
            stroke="var(--color-secondary)"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      </g>
    );
  });
}

interface BloomProps {
  readonly centre: Point;
  readonly size: number;
  readonly petals: number;
  readonly colour: 'primary' | 'unread';
  readonly delay: number;
}

function Bloom({ centre, size, petals, colour, delay }: BloomProps) {
  const ring = (count: number, scale: number, turn: number, opacity: number) =>
    steps(turn, turn + 360 - 360 / count, count).map((degrees) => (
      <path
        key={degrees}
        d={PETAL}
        transform={`rotate(${round(degrees)}) scale(${round(size * scale)})`}
        fill={`var(--color-${colour})`}
        fillOpacity={opacity}
        stroke={`color-mix(in oklab,var(--color-${colour}) 70%,var(--color-text-strong))`}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    ));
  return (
    <g transform={`translate(${centre.x} ${centre.y})`}>
      <g className="art-open" style={{ animationDelay: `${round(delay)}s` }}>
        {ring(petals, 1, 0, 0.42)}
        {ring(petals - 1, 0.66, 20, 0.72)}
        {ring(petals - 2, 0.36, 40, 0.95)}
        {steps(0, 320, 9).map((degrees) => {
          const { x, y } = polar({ x: 0, y: 0 }, size * 0.16, degrees);
          return (
            <circle key={degrees} cx={round(x)} cy={round(y)} r={round(size * 0.035)} fill="var(--color-surface-1)" />
          );
        })}
      </g>
    </g>
  );
}

const SPROUTS: Readonly<
  Record<MarkStep, { readonly top: number; readonly leaves: readonly number[]; readonly bloom: number }>
> = {
  1: { top: 62, leaves: [0.9], bloom: 0 },
  2: { top: 36, leaves: [0.35, 0.75], bloom: 0 },
  3: { top: 30, leaves: [0.2, 0.5], bloom: 24 },
};

/** Seedling, sprout, bloom. */
export function BotanicalMark({ step }: { readonly step: MarkStep }) {
  const { top, leaves, bloom } = SPROUTS[step];
  return (
    <MarkFrame>
      <path
        d={`M48 92Q44 ${(92 + top) / 2} 48 ${top}`}
        fill="none"
        stroke="var(--color-secondary)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {leaves.map((t) => {
        const y = round(92 - (92 - top) * t);
        return (
          <g key={t} fill="var(--color-secondary)">
            <path d={LEAF} fillOpacity=".9" transform={`translate(47 ${y}) rotate(-38) scale(30)`} />
            <path
              d={LEAF}
              fillOpacity=".35"
              stroke="var(--color-secondary)"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              transform={`translate(47 ${y}) rotate(218) scale(30 -30)`}
            />
          </g>
        );
      })}
      {bloom > 0 && <Bloom centre={{ x: 48, y: top }} size={bloom} petals={8} colour="primary" delay={0} />}
    </MarkFrame>
  );
}
