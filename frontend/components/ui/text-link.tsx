import { type ReactNode } from 'react';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
  /** Not part of a sentence: it has the room of a thumb. */
  readonly isAlone?: boolean;
}

/** A link in running text, or one that looks like it. */
export function TextLink({ href, children, isAlone = false }: Props) {
  return (
    <a
      href={href}
      className={`${isAlone ? 'inline-flex min-h-11 min-w-11 items-center' : ''} font-medium wrap-anywhere text-primary-text underline decoration-1 underline-offset-4 hover:decoration-2`}
    >
      {children}
    </a>
  );
}
