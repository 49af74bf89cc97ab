import { type ReactNode } from 'react';

export function Dots() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden="true">
      <path d="M5 10.200a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Zm7 0a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Zm7 0a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Z" />
    </svg>
  );
}

const SHAPES = {
  back: 'M15 5l-7 7 7 7',
  down: 'M12 5v14M6 13l6 6 6-6',
  send: 'M4 12h15M13 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  smile: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8.500 14.500c1.900 2.200 5.100 2.200 7 0M9 9.500v.5M15 9.500v.5',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4l3 2',
  tick: 'M5 13l4.500 4.500L19 7',
  ticks: 'M2 13l4.500 4.500L15 7M11 16l1.500 1.500L22 7',
  close: 'M6 6l12 12M18 6L6 18',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  bin: 'M4 7h16M9 7V4h6v3M6.500 7l1 13h9l1-13M10 11v5.500M14 11v5.500',
  alert: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v5M12 15.800v.2',
} as const;

interface Props {
  readonly name: keyof typeof SHAPES;
  readonly className?: string;
}

export function Line({ name, className = 'size-[24px]' }: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${className} shrink-0 fill-none stroke-current`}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
