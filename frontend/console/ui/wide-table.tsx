import { useEffect, useRef, useState } from 'react';
import { Table, type TableProps } from './table';

/** A table of many columns: where they do not fit it scrolls by itself, also by keys, and the screen stays. */
export function WideTable<R>(props: TableProps<R>) {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      setCut(current.scrollWidth > current.clientWidth);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, []);
  // Only what scrolls is a stop of the keyboard.
  const scrolling = isCut ? { role: 'region', tabIndex: 0, 'aria-label': props.caption } : {};
  return (
    <div ref={box} className="min-w-0 overflow-x-auto sm:wrap-break-word" {...scrolling}>
      <Table {...props} />
    </div>
  );
}
