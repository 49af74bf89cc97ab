import { round, steps } from './geometry';
import { MarkFrame, type MarkStep, Scene } from './scene';

const HORIZON = 380;
const TERRACE = 452;
const SUN = { x: 1080, r: 150, y: 352 };
/** Against the light, in both schemes. */
const SILHOUETTE =
  'light-dark(color-mix(in oklab,var(--color-secondary) 86%,var(--color-text-strong)),var(--color-surface-1))';

/** The ground's colour warmed by the sun: by so many percent on a light page, by so many on a dark one. */
const glow = (light: number, dark: number): string =>
  `light-dark(color-mix(in oklab,var(--color-primary) ${light}%,var(--color-surface-1)),color-mix(in oklab,var(--color-primary) ${dark}%,var(--color-surface-1)))`;

const BARS = steps(0, 1, 6);

/** A chair from behind: an arched back with slats, two legs. */
function Chair({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        d="M-46 0V-104C-46-172 46-172 46-104V0"
        fill="none"
        stroke="currentColor"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M-16-62V-146M16-62V-146M-46-62H46M-46-40H46" fill="none" stroke="currentColor" strokeWidth="6" />
    </g>
  );
}

function Terrace() {
  return (
    <g>
      <Chair x={0} />
      <Chair x={196} />
      <path d="M64-84h68M98-84V0M78 0h40" fill="none" stroke="currentColor" strokeWidth="7" strokeLinecap="round" />
      <path d="M86-88v-16M110-88v-16M82-106h8M106-106h8" fill="none" stroke="currentColor" strokeWidth="5" />
    </g>
  );
}

/** Two chairs, one table, a low sun. The shadows are the longest thing in the picture. */
export function LongSunScene() {
  return (
    <Scene width={1600} height={640}>
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-surface-1)" />
          <stop offset="1" stopColor={glow(42, 78)} />
        </linearGradient>
        <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={glow(40, 60)} />
          <stop offset="1" stopColor={glow(22, 34)} />
        </linearGradient>
        <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={glow(16, 26)} />
          <stop offset="1" stopColor="var(--color-surface-1)" />
        </linearGradient>
        <linearGradient id="sun" x1="0" y1="0" x2="0" y2="1">
          <stop
            offset="0"
            stopColor="light-dark(color-mix(in oklab,var(--color-primary) 50%,var(--color-surface-1)),color-mix(in oklab,var(--color-primary) 40%,var(--color-text-strong)))"
          />
          <stop offset=".62" stopColor="var(--color-primary)" />
        </linearGradient>
        <radialGradient id="warmth">
          <stop offset="0" stopColor="var(--color-primary)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--color-primary)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".62" />
          <stop offset="1" stopColor="#fff" stopOpacity=".04" />
        </linearGradient>
        <mask id="dusk-fade">
          <rect y="500" width="1600" height="140" fill="url(#fade)" />
        </mask>
      </defs>
      <rect width="1600" height={HORIZON} fill="url(#sky)" />
      <circle cx={SUN.x} cy={SUN.y} r="350" fill="url(#warmth)" />
      <g className="art-sink">
        <circle cx={SUN.x} cy={SUN.y} r={SUN.r} fill="url(#sun)" />
      </g>
      <path
        d={`M0 ${HORIZON}C160 ${HORIZON - 26} 300 ${HORIZON - 12} 430 ${HORIZON - 8}S760 ${HORIZON - 28} 900 ${HORIZON}Z`}
        fill="color-mix(in oklab,var(--color-secondary) 36%,var(--color-surface-2))"
      />
      <rect y={HORIZON} width="1600" height={TERRACE - HORIZON} fill="url(#sea)" />
      {BARS.map((part) => (
        <rect
          key={part}
          x={round(SUN.x - 138 + part * 62)}
          y={round(HORIZON + 7 + part * 50)}
          width={round(276 - part * 124)}
          height={round(3 + part * 3)}
          rx="3"
          fill="var(--color-primary)"
          opacity={round(0.9 - part * 0.5)}
          className="art-shimmer"
          style={{ animationDelay: `${round(-part * 5)}s` }}
        />
      ))}
      <rect y={TERRACE} width="1600" height={640 - TERRACE} fill="url(#ground)" />
      <path d={`M0 ${TERRACE}H1600`} stroke="var(--color-secondary)" strokeWidth="2" opacity=".5" />
      <g mask="url(#dusk-fade)" style={{ color: SILHOUETTE }}>
        <g transform="translate(600 508) skewX(-58) scale(1 -0.78)">
          <Terrace />
        </g>
      </g>
      <g transform="translate(600 508)" style={{ color: SILHOUETTE }}>
        <Terrace />
      </g>
    </Scene>
  );
}

export function LongSunMark({ step }: { readonly step: MarkStep }) {
  const height = { 1: 24, 2: 42, 3: 60 }[step];
  return (
    <MarkFrame>
      <clipPath id={`above-${step}`}>
        <rect x="-4" y="-10" width="104" height="78" />
      </clipPath>
      <circle cx="48" cy={height} r="24" fill="var(--color-primary)" clipPath={`url(#above-${step})`} />
      <path d="M0 68.5H96" stroke="var(--color-text-strong)" strokeWidth="1.5" />
      {steps(0, 1, step + 1).map((part) => (
        <path
          key={part}
          d={`M${round(26 + part * 9)} ${round(75 + part * 16)}H${round(70 - part * 9)}`}
          stroke="var(--color-primary)"
          strokeWidth="2.5"
        />
      ))}
    </MarkFrame>
  );
}
