import { type RefObject, useEffect, useState } from 'react';

/** The bars at the bottom of a phone, which cover what is below them. */
const COVERED = '0px 0px -112px 0px';

/** Whether any of a part of the page is in sight; undefined until it is known. */
export function useInSight(part: RefObject<HTMLElement | null>): boolean | undefined {
  const [isInSight, setInSight] = useState<boolean>();
  useEffect(() => {
    if (!part.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setInSight(entries.at(-1)?.isIntersecting);
      },
      { rootMargin: COVERED },
    );
    observer.observe(part.current);
    return () => {
      observer.disconnect();
    };
  }, [part]);
  return isInSight;
}
