import { type ReactNode } from 'react';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

export const BUTTON =
  'inline-flex min-h-12 items-center justify-center rounded-pill bg-primary px-7 py-3 text-center font-semibold ' +
  'text-on-primary transition-transform duration-200 hover:-translate-y-0.5 active:translate-y-0';

export function ButtonLink({ href, children }: Props) {
  return (
    <a href={href} className={BUTTON}>
      {children}
    </a>
  );
}
