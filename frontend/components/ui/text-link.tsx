import { type ReactNode } from 'react';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link in running text. */
export function TextLink({ href, children }: Props) {
  return (
    <a
      href={href}
      className="font-medium wrap-anywhere text-primary-text underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}
