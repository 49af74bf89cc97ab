import { type ReactNode } from 'react';
import { Button } from './button';

interface Step {
  readonly text: string;
  /** Undefined where it leads nowhere. */
  readonly go: (() => void) | undefined;
}

interface Props {
  readonly first: Step;
  readonly next: Step;
  readonly children?: ReactNode;
}

/** Leads on from a page of a list, and back to the first one. On a phone the rows of the page come first: see `Table`. */
export const Pages = ({ first, next, children }: Props) => (
  <p className="flex flex-wrap gap-2 empty:hidden">
    {first.go && <Button onClick={first.go}>{first.text}</Button>}
    {next.go && (
      <Button onClick={next.go} className="max-sm:[:has([data-folded])+p>&]:hidden">
        {next.text}
      </Button>
    )}
    {children}
  </p>
);
