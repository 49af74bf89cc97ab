import { curveThrough, type Point, round, smoothPath, steps } from './geometry';
import { MarkFrame, type MarkStep, Scene } from './scene';

interface Veil {
  readonly x: number;
  readonly width: number;
  readonly sway: number;
  readonly phase: number;
  readonly colour: 'primary' | 'secondary' | 'unread';
}

const LEFT: readonly Veil[] = [
  { x: -80, width: 250, sway: 46, phase: 0.2, colour: 'secondary' },
  { x: 30, width: 190, sway: 62, phase: 1.4, colour: 'primary' },
  { x: 130, width: 130, sway: 54, phase: 2.6, colour: 'unread' },
  { x: 210, width: 70, sway: 74, phase: 3.3, colour: 'primary' },
];
const VEILS: readonly Veil[] = [
  ...LEFT,
  ...LEFT.map((veil) => ({ ...veil, x: 1240 - veil.x - veil.width, phase: veil.phase + 2.1, sway: -veil.sway })),
];

const edge = ({ x, sway, phase }: Veil, offset: number, squeeze: number): readonly Point[] =>
  steps(-40, 940, 8).map((y) => {
    const fall = y / 900;
    return {
      x: x + offset * (0.72 + 0.28 * Math.sin(fall * 3.1 + phase + squeeze)) + sway * Math.sin(fall * 4.2 + phase),
      y,
    };
  });

function outline(veil: Veil): string {
  const left = edge(veil, 0, 0);
  const right = [...edge(veil, veil.width, 0.7)].reverse();
  const [corner] = right;
  return `${smoothPath(left)}${corner ? `L${round(corner.x)} ${round(corner.y)}` : ''}${curveThrough(right)}Z`;
}

const folds = (veil: Veil): readonly string[] =>
  [0, 0.3, 0.62, 1].map((part) => smoothPath(edge(veil, veil.width * part, 0.7 * part)));

/** Sheer cloth on both sides, drawn open in the middle. */
export function VeilsScene() {
  return (
    <Scene width={1200} height={900} keep="stretch">
      <defs>
        {(['primary', 'secondary', 'unread'] as const).map((colour) => (
          <linearGradient key={colour} id={`veil-${colour}`} x1="0" y1="0" x2=".4" y2="1">
            <stop offset="0" stopColor={`var(--color-${colour})`} stopOpacity=".3" />
            <stop offset=".6" stopColor={`var(--color-${colour})`} stopOpacity=".15" />
            <stop offset="1" stopColor={`var(--color-${colour})`} stopOpacity=".26" />
          </linearGradient>
        ))}
      </defs>
      {VEILS.map((veil, i) => (
        <g key={`${veil.x}`} className={i % 2 === 0 ? 'art-sway' : 'art-sway-back'}>
          <path d={outline(veil)} fill={`url(#veil-${veil.colour})`} />
          <path
            d={folds(veil).join('')}
            fill="none"
            stroke={`var(--color-${veil.colour})`}
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
            opacity=".34"
          />
        </g>
      ))}
    </Scene>
  );
}

const COLOURS = ['secondary', 'primary', 'unread'] as const;

export function VeilsMark({ step }: { readonly step: MarkStep }) {
  return (
    <MarkFrame>
      {COLOURS.slice(0, step).map((colour, i) => (
        <g key={colour} transform={`rotate(${-24 + i * 24} 48 84)`}>
          <path d="M48 84C22 64 24 30 48 8c24 22 26 56 0 76Z" fill={`var(--color-${colour})`} opacity=".24" />
          <path
            d="M48 84C22 64 24 30 48 8c24 22 26 56 0 76ZM48 84C40 60 40 34 48 8M48 84c8-24 8-50 0-76"
            fill="none"
            stroke={`var(--color-${colour})`}
            strokeWidth="1"
            opacity=".7"
          />
        </g>
      ))}
    </MarkFrame>
  );
}
