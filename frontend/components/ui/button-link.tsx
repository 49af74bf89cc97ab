import { type ReactNode } from 'react';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

/** Pales where an answer is awaited for longer than a moment. */
const SHAPE =
  'inline-flex min-h-12 items-center justify-center rounded-pill py-3 text-center font-semibold duration-200 ' +
  'transition-[translate,opacity] aria-disabled:opacity-60 aria-disabled:delay-300';

/** It rises below a mouse, and stays below it where that had met its lower edge. */
export const BUTTON =
  `${SHAPE} relative bg-primary px-7 text-on-primary motion-safe:hover:-translate-y-0.5 ` +
  'active:translate-y-0 hover:after:absolute hover:after:inset-x-0 hover:after:top-full hover:after:h-0.5';

/** As large as the other, for what is as good a choice. */
export const QUIET_BUTTON = `${SHAPE} border border-line px-5 text-text-strong hover:bg-surface-2`;

/** For what is hard to take back. */
export const DANGER_BUTTON = `${SHAPE} bg-danger px-5 text-on-danger`;

export function ButtonLink({ href, children }: Props) {
  return (
    <a href={href} className={BUTTON}>
      {children}
    </a>
  );
}
