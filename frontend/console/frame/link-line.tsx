import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly className: string;
  /** Items of a list, each with a link. */
  readonly children: ReactNode;
}

/** Links in one line that scrolls sideways on a phone; the link of the open screen is in sight. */
export function LinkLine({ className, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const line = list.current;
    const current = line?.querySelector('[aria-current=page]');
    if (!line || !current) return;
    const [all, one] = [line.getBoundingClientRect(), current.getBoundingClientRect()];
    // Only the line is scrolled: `scrollIntoView` would move the page as well.
    line.scrollLeft += one.left - all.left - (all.width - one.width) / 2;
  }, [pathname]);
  return (
    <ul ref={list} className={`flex overflow-x-auto *:shrink-0 ${className}`}>
      {children}
    </ul>
  );
}
