import { type ReactNode } from 'react';

export const PRIMARY = 'var(--color-primary)';
export const SECONDARY = 'var(--color-secondary)';
export const UNREAD = 'var(--color-unread)';
export const LIGHT = 'var(--color-on-primary)';
export const PALE = 'color-mix(in oklab, var(--color-primary) 30%, var(--color-surface-1))';
export const SOFT = 'color-mix(in oklab, var(--color-secondary) 30%, var(--color-surface-1))';

/** A line of the drawing. */
export const Line = ({ d, colour = SECONDARY, width = 4 }: { d: string; colour?: string; width?: number }) => (
  <path d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);

export const Dot = ({ x, y, r, colour }: { x: number; y: number; r: number; colour: string }) => (
  <circle cx={x} cy={y} r={r} fill={colour} />
);

export const Heart = ({ x, y, size, colour }: { x: number; y: number; size: number; colour: string }) => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M0 17C-28-2-20-20-9-19C-3-18 0-13 0-10C0-13 3-18 9-19C20-20 28-2 0 17Z"
    fill={colour}
  />
);

/** One blossom with its middle at a point. */
export function Bloom({ x, y, size, colour }: { x: number; y: number; size: number; colour: string }) {
  const petals: ReactNode[] = [0, 72, 144, 216, 288].map((turn) => (
    <ellipse key={turn} cx="0" cy="-11" rx="8" ry="11" fill={colour} transform={`rotate(${turn})`} />
  ));
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {petals}
      <Dot x={0} y={0} r={6} colour={LIGHT} />
    </g>
  );
}
