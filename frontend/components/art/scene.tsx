import { type ReactNode } from 'react';

interface Props {
  readonly width: number;
  readonly height: number;
  /** Which part stays in view where the frame has another shape than the drawing. */
  readonly keep?: 'xMidYMid' | 'xMidYMin' | 'xMidYMax' | 'stretch';
  readonly children: ReactNode;
}

/** A decorative drawing that fills its frame. */
export function Scene({ width, height, keep = 'xMidYMid', children }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={keep === 'stretch' ? 'none' : `${keep} slice`}
      className="h-full w-full"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** A small drawing in the same hand, 96 units square. */
export function MarkFrame({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 96"
      className="aspect-square w-[min(5rem,22vw)] overflow-visible lg:w-24"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** How far the story of two people has come: apart, near, together. */
export type MarkStep = 1 | 2 | 3;
