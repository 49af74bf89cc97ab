import { polar, round, seeded } from './geometry';
import { MarkFrame, type MarkStep, Scene } from './scene';

const CENTRE = { x: 600, y: 830 };
const MOON = 470;

const ORBITS = [
  {
    radius: 560,
    duration: 70,
    bodies: [
      { angle: 200, size: 30, colour: 'primary' },
      { angle: 306, size: 16, colour: 'text-strong' },
      { angle: 60, size: 24, colour: 'unread' },
    ],
  },
  {
    radius: 670,
    duration: 110,
    bodies: [
      { angle: 232, size: 20, colour: 'unread' },
      { angle: 330, size: 44, colour: 'primary' },
      { angle: 110, size: 30, colour: 'secondary' },
    ],
  },
  {
    radius: 800,
    duration: 160,
    bodies: [
      { angle: 212, size: 52, colour: 'secondary' },
      { angle: 288, size: 14, colour: 'unread' },
      { angle: 20, size: 34, colour: 'primary' },
    ],
  },
] as const;

const CRATERS = [
  { x: 420, y: 520, r: 64 },
  { x: 560, y: 450, r: 34 },
  { x: 730, y: 560, r: 88 },
  { x: 880, y: 640, r: 46 },
  { x: 560, y: 610, r: 40 },
  { x: 300, y: 670, r: 42 },
  { x: 660, y: 420, r: 18 },
];

const random = seeded(5);
const STARS = Array.from({ length: 60 }, () => ({ x: random() * 1200, y: random() * 560, r: 1 + random() * 2 }));

/** A full moon rising, with company. */
export function MoonsScene() {
  return (
    <Scene width={1200} height={680} keep="xMidYMax">
      <defs>
        <radialGradient id="moon" cx=".42" cy=".2" r=".9">
          <stop offset="0" stopColor="color-mix(in oklab,var(--color-secondary) 55%,var(--color-text-strong))" />
          <stop offset=".5" stopColor="var(--color-secondary)" />
          <stop offset="1" stopColor="color-mix(in oklab,var(--color-secondary) 72%,var(--color-primary))" />
        </radialGradient>
        <radialGradient id="halo">
          <stop offset=".6" stopColor="var(--color-secondary)" stopOpacity=".36" />
          <stop offset="1" stopColor="var(--color-secondary)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {STARS.map(({ x, y, r }, i) => (
        <circle
          key={x}
          cx={round(x)}
          cy={round(y)}
          r={round(r)}
          fill="var(--color-text-strong)"
          opacity=".6"
          className={i % 4 === 0 ? 'art-twinkle' : undefined}
        />
      ))}
      <circle cx={CENTRE.x} cy={CENTRE.y} r="700" fill="url(#halo)" />
      {ORBITS.map(({ radius, duration, bodies }) => (
        <g
          key={radius}
          className="art-orbit"
          style={{ animationDuration: `${duration}s`, transformOrigin: `${CENTRE.x}px ${CENTRE.y}px` }}
        >
          <circle
            cx={CENTRE.x}
            cy={CENTRE.y}
            r={radius}
            fill="none"
            stroke="var(--color-text-strong)"
            strokeWidth="1.5"
            opacity=".22"
          />
          {bodies.map(({ angle, size, colour }) => {
            const { x, y } = polar(CENTRE, radius, angle);
            return <circle key={angle} cx={round(x)} cy={round(y)} r={size} fill={`var(--color-${colour})`} />;
          })}
        </g>
      ))}
      <circle cx={CENTRE.x} cy={CENTRE.y} r={MOON} fill="url(#moon)" />
      {CRATERS.map(({ x, y, r }) => (
        <g key={x + y}>
          <circle cx={x} cy={y} r={r} fill="var(--color-on-secondary)" opacity=".1" />
          <circle cx={x + r * 0.08} cy={y + r * 0.1} r={round(r * 0.86)} fill="var(--color-secondary)" opacity=".55" />
        </g>
      ))}
    </Scene>
  );
}

/** How much of the disc is in shade: crescent, gibbous, full. */
const SHADE: Readonly<Record<MarkStep, string | undefined>> = {
  1: 'M48 8A40 40 0 0 0 48 88A27 40 0 0 0 48 8Z',
  2: 'M48 8A40 40 0 0 0 48 88A11 40 0 0 1 48 8Z',
  3: undefined,
};

export function MoonsMark({ step }: { readonly step: MarkStep }) {
  const shade = SHADE[step];
  return (
    <MarkFrame>
      <circle cx="48" cy="48" r="40" fill="var(--color-secondary)" />
      {shade !== undefined && <path d={shade} fill="var(--color-primary)" />}
      {step === 3 && (
        <g fill="var(--color-on-secondary)" opacity=".14">
          <circle cx="34" cy="36" r="9" />
          <circle cx="60" cy="56" r="12" />
          <circle cx="40" cy="66" r="5" />
        </g>
      )}
    </MarkFrame>
  );
}
