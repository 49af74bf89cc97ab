import { type ReactNode } from 'react';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * Grows with its text alone, and is never narrower than its longest word. Pales where an answer is awaited for longer than a
 * moment.
 */
const SHAPE =
  'inline-flex min-h-[48px] max-w-full items-center justify-center rounded-pill py-[12px] text-center leading-snug ' +
  'font-semibold wrap-break-word duration-200 transition-[translate,opacity] aria-disabled:opacity-60 aria-disabled:delay-300';

/** It rises below a mouse, and stays below it where that had met its lower edge. */
export const BUTTON =
  `${SHAPE} relative bg-primary px-[min(28px,7vw)] text-on-primary motion-safe:hover:-translate-y-0.5 ` +
  'active:translate-y-0 hover:after:absolute hover:after:inset-x-0 hover:after:top-full hover:after:h-0.5';

/** As large as the other, for what is as good a choice. */
export const QUIET_BUTTON = `${SHAPE} border border-line px-[min(20px,5vw)] text-text-strong hover:bg-surface-2`;

/** For what is hard to take back. */
export const DANGER_BUTTON = `${SHAPE} bg-danger px-[min(20px,5vw)] text-on-danger`;

export function ButtonLink({ href, children }: Props) {
  return (
    <a href={href} className={BUTTON}>
      {children}
    </a>
  );
}
