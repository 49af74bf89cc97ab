import { type Range, observeElementOffset, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Row } from '../state/rows';

/** A reader within this distance of the end, in CSS pixels, counts as being at the end. */
const NEAR_PX = 96;
/** The number of rows from an edge at which the messages beyond it are fetched. */
const AHEAD = 12;

interface Options {
  readonly rows: readonly Row[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onOlder: () => void;
  readonly onNewer: () => void;
}

/** The largest width of a bubble, and the width of a letter and the height of a line as most brands have them. */
const BUBBLE_PX = 548;
const LETTER_PX = 9.3;
const LINE_PX = 26;
/** The height of the note at a message with a warning, or at a held one. */
const NOTE_PX = 112;

/** Rows come and go by so many at once: each coming costs a drawing of the whole list, a layout and a measurement. */
const CHUNK = 8;

function rowsAround({ startIndex, endIndex, overscan, count }: Range): number[] {
  const from = Math.max(0, Math.floor((startIndex - overscan) / CHUNK) * CHUNK);
  const to = Math.min(count, Math.ceil((endIndex + 1 + overscan) / CHUNK) * CHUNK);
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

/** An estimate is enough for rows that are far away: each row is measured when it comes near. */
function heightOf(row: Row | undefined, width: number): number {
  if (row?.kind !== 'bubble') return 52;
  const text = row.message?.text ?? row.outgoing?.content.text ?? row.held?.text ?? '';
  const letters = Math.floor(Math.min(BUBBLE_PX, (width - 32) * 0.88 - 28) / LETTER_PX);
  const note = row.held !== undefined || row.message?.warning != null ? NOTE_PX : 0;
  return 18 + note + LINE_PX * Math.ceil((text.length + 1) / letters) + (row.isLast ? 26 : 0);
}

/** Draws what is near the screen, opens at the right place, and stays there when something comes above or the screen shrinks. */
export function useHistory({ rows, scroller, onOlder, onNewer }: Options) {
  const [isAtEnd, setAtEnd] = useState(true);
  const fromEnd = useRef(0);
  const look = useCallback((distance: number): void => {
    fromEnd.current = distance;
    setAtEnd(distance < NEAR_PX);
  }, []);
  /** Kept, since asking the page for each row would have it laid out while it scrolls. */
  const width = useRef<number>(undefined);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (at) => rows[at]?.key ?? at,
    estimateSize: (at) => heightOf(rows[at], (width.current ??= scroller.current?.clientWidth) ?? 360),
    overscan: 6,
    rangeExtractor: rowsAround,
    paddingStart: 8,
    paddingEnd: 18,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_PX,
    observeElementOffset: (instance, tell) =>
      observeElementOffset(instance, (offset, isScrolling) => {
        tell(offset, isScrolling);
        // What is known here already: asking the page would have it laid out once more for each event.
        look(instance.getTotalSize() - offset - (instance.scrollRect?.height ?? 0));
      }),
    // Scrolling draws nothing anew but rows that come and go.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    useFlushSync: false,
  });
  /** The key of the row that the reader begins with. */
  const begin = useRef<string>(undefined);
  const [isPlaced, setPlaced] = useState(false);

  useLayoutEffect(() => {
    if (begin.current !== undefined || rows.length === 0) return;
    const marker = rows.findIndex(({ kind }) => kind === 'marker');
    begin.current = rows.at(marker)?.key;
    if (marker === -1) virtual.scrollToEnd();
    else virtual.scrollToIndex(marker, { align: 'start' });
  }, [virtual, rows]);

  /** How often the end was asked for: it is gone to with the rows that came for it, not before. */
  const [wishes, setWishes] = useState(0);
  useLayoutEffect(() => {
    if (wishes > 0) virtual.scrollToEnd();
  }, [virtual, wishes]);

  const items = virtual.getVirtualItems();
  const isThere = begin.current !== undefined && items.some(({ key }) => key === begin.current);
  useEffect(() => {
    // The rows before it are measured in the meantime.
    if (!isThere || isPlaced) return undefined;
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setPlaced(true)));
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isThere, isPlaced]);
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => {
    // Messages added above before the list is placed would move the reader away from that place.
    if (rows.length === 0 || !isPlaced) return;
    if (first < AHEAD) onOlder();
    if (last >= rows.length - AHEAD) onNewer();
  }, [first, last, rows.length, isPlaced, onOlder, onNewer]);

  useEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    // A keyboard takes from the lower end: who reads there goes on there; elsewhere what is at the top stays.
    let height = current.clientHeight;
    const watch = new ResizeObserver(() => {
      width.current = current.clientWidth;
      if (current.clientHeight === height) return;
      height = current.clientHeight;
      if (fromEnd.current < NEAR_PX) current.scrollTop = current.scrollHeight - height - fromEnd.current;
      look(current.scrollHeight - current.scrollTop - height);
    });
    watch.observe(current);
    return () => {
      watch.disconnect();
    };
  }, [scroller, look]);

  return {
    items,
    sizer: virtual.containerRef,
    measure: virtual.measureElement,
    toEnd: useCallback(() => {
      setWishes((count) => count + 1);
    }, []),
    isAtEnd,
  };
}
