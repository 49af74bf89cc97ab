import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the table in a box has too little room for its columns, so that its rows are shown as cards. */
export function useCards(box: RefObject<HTMLElement | null>, rows: unknown): boolean {
  const [room, setRoom] = useState(Infinity);
  /** The width that the columns need, as far as they were found not to fit. */
  const [least, setLeast] = useState(0);
  const [measured, setMeasured] = useState(rows);
  if (measured !== rows) {
    setMeasured(rows);
    setLeast(0);
  }
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      // Before the frame is painted, so that no table is seen that is wider than the page.
      flushSync(() => {
        setRoom(current.clientWidth);
      });
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [box]);
  useLayoutEffect(() => {
    const { current } = box;
    if (current && current.scrollWidth > current.clientWidth)
      setLeast((before) => Math.max(before, current.scrollWidth));
  }, [box, rows, room]);
  return room < least;
}
