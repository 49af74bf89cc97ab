import { type Point, round, seeded, steps } from './geometry';
import { MarkFrame, type MarkStep, Scene } from './scene';

type Gable = 'point' | 'step' | 'neck';
interface House {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly gable: Gable;
}

const GROUND = 900;
const HOUSES: readonly House[] = [
  { x: -60, width: 150, top: 690, gable: 'step' },
  { x: 90, width: 120, top: 640, gable: 'neck' },
  { x: 210, width: 140, top: 700, gable: 'point' },
  { x: 350, width: 104, top: 730, gable: 'step' },
  { x: 454, width: 132, top: 690, gable: 'neck' },
  { x: 586, width: 126, top: 650, gable: 'step' },
  { x: 712, width: 150, top: 700, gable: 'point' },
];

function roofline({ x, width, top, gable }: House): string {
  const w = width;
  const roofs: Record<Gable, string> = {
    point: `l${round(w / 2)} ${round(-w * 0.5)}l${round(w / 2)} ${round(w * 0.5)}`,
    step:
      [0.16, 0.16, 0.16].map((s) => `h${round(w * s)}v${round(-w * 0.17)}`).join('') +
      `h${round(w * 0.04)}` +
      [0.16, 0.16, 0.16].map((s) => `v${round(w * 0.17)}h${round(w * s)}`).join(''),
    neck: `q${round(w * 0.2)} 0 ${round(w * 0.22)} ${round(-w * 0.4)}q${round(w * 0.28)} ${round(-w * 0.3)} ${round(w * 0.56)} 0q${round(w * 0.02)} ${round(w * 0.4)} ${round(w * 0.22)} ${round(w * 0.4)}`,
  };
  return `M${x} ${GROUND}V${top}${roofs[gable]}V${GROUND}Z`;
}

const random = seeded(11);
const WINDOWS = HOUSES.flatMap(({ x, width, top }) =>
  steps(x + width * 0.24, x + width * 0.76, 3).flatMap((wx) =>
    steps(top + 26, top + 146, 3).map((wy) => ({ x: wx, y: wy, light: random() })),
  ),
);

const STRING: readonly (Point & { readonly part: number })[] = steps(0, 1, 17).map((u) => ({
  x: 40 + u * 720,
  y: 470 + 4 * u * (1 - u) * 96 - 40 * Math.sin(u * 3),
  part: u,
}));
const WIRE = `M${STRING.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
const STARS = Array.from({ length: 34 }, () => ({ x: random() * 800, y: random() * 430, r: 0.8 + random() * 1.6 }));

/** An evening: two glows that drift towards each other over lit roofs. */
export function LightsScene() {
  return (
    <Scene width={800} height={900} keep="xMidYMax">
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in oklab,var(--color-surface-1) 78%,var(--color-secondary))" />
          <stop offset=".55" stopColor="color-mix(in oklab,var(--color-surface-1) 48%,var(--color-secondary))" />
          <stop offset=".85" stopColor="color-mix(in oklab,var(--color-unread) 62%,var(--color-primary))" />
          <stop offset="1" stopColor="var(--color-unread)" />
        </linearGradient>
        <Glow id="glow-a" colour="var(--color-primary)" />
        <Glow id="glow-b" colour="var(--color-unread)" />
      </defs>
      <rect width="800" height="900" fill="url(#dusk)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={x} cx={round(x)} cy={round(y)} r={round(r)} fill="var(--color-text-strong)" opacity=".55" />
      ))}
      <circle cx="270" cy="350" r="300" fill="url(#glow-a)" className="art-meet-right" />
      <circle cx="540" cy="330" r="270" fill="url(#glow-b)" className="art-meet-left" />
      <path
        d={HOUSES.map(roofline).join('')}
        fill="color-mix(in oklab,var(--color-surface-1) 90%,var(--color-primary))"
      />
      {WINDOWS.map(({ x, y, light }) => (
        <rect
          key={`${x} ${y}`}
          x={round(x - 8)}
          y={round(y)}
          width="16"
          height="24"
          rx="2"
          fill={light > 0.5 ? 'var(--color-unread)' : 'var(--color-surface-3)'}
          opacity={light > 0.5 ? round(light * 0.9) : 0.5}
          className={light > 0.86 ? 'art-twinkle' : undefined}
        />
      ))}
      <path d={WIRE} fill="none" stroke="var(--color-surface-1)" strokeWidth="2" opacity=".8" />
      {STRING.map(({ x, y, part }) => (
        <Bulb key={part} x={x} y={y} part={part} />
      ))}
    </Scene>
  );
}

function Glow({ id, colour }: { readonly id: string; readonly colour: string }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor={`color-mix(in oklab,${colour} 40%,var(--color-text-strong))`} stopOpacity=".95" />
      <stop offset=".22" stopColor={colour} stopOpacity=".75" />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </radialGradient>
  );
}

/** The nearer to the middle, the brighter: one string of lights comes from each side. */
function Bulb({ x, y, part }: Point & { readonly part: number }) {
  const near = 1 - Math.abs(part - 0.5) * 2;
  const colour = part < 0.5 ? 'var(--color-primary)' : 'var(--color-unread)';
  return (
    <g>
      <circle
        cx={round(x)}
        cy={round(y + 10)}
        r={round(16 + near * 22)}
        fill={colour}
        opacity={round(0.1 + near * 0.2)}
      />
      <circle
        cx={round(x)}
        cy={round(y + 10)}
        r={round(5 + near * 3)}
        fill={`color-mix(in oklab,${colour} 45%,var(--color-text-strong))`}
      />
    </g>
  );
}

const APART: Readonly<Record<MarkStep, number>> = { 1: 27, 2: 19, 3: 11 };

export function LightsMark({ step }: { readonly step: MarkStep }) {
  const apart = APART[step];
  return (
    <MarkFrame>
      <circle cx={48 - apart} cy="48" r="21" fill="var(--color-primary)" opacity=".9" />
      <circle cx={48 + apart} cy="48" r="21" fill="var(--color-unread)" opacity=".75" />
    </MarkFrame>
  );
}
