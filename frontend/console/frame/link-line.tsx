import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly className: string;
  /** The open part, where the links lead to parts of one screen. */
  readonly at?: string | undefined;
  /** Items of a list, each with a link. */
  readonly children: ReactNode;
}

/** Links in one line that scrolls sideways on a phone; the link of the open screen is in sight. */
export function LinkLine({ className, at, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const line = list.current;
    const current = line?.querySelector('[aria-current]');
    if (!line || !current) return;
    const [all, one] = [line.getBoundingClientRect(), current.getBoundingClientRect()];
    // Only the line is scrolled: `scrollIntoView` would move the page as well.
    line.scrollLeft += one.left - all.left - (all.width - one.width) / 2;
  }, [pathname, at]);
  return (
    <ul ref={list} className={`flex overflow-x-auto *:shrink-0 ${className}`}>
      {children}
    </ul>
  );
}
