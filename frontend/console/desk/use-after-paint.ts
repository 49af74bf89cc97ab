import { useEffect, useRef } from 'react';

/** Runs once, when what is shown with this component has been painted. */
export function useAfterPaint(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    // The first frame paints it, the second one says that it has.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        latest.current();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
}
