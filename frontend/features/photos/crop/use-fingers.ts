import { useEffect, useRef } from 'react';

/** A change made by fingers or a wheel, in shares of the frame. */
export interface Act {
  readonly dx: number;
  readonly dy: number;
  /** Closer, where it is more than 1. */
  readonly factor: number;
  /** Around which point; 0, 0 is the middle. */
  readonly at: { readonly x: number; readonly y: number };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const WHEEL = 0.002;

/** Tells what fingers, a mouse and its wheel do on a frame. Answers the frame's ref. */
export function useFingers(onAct: (act: Act) => void) {
  const frame = useRef<HTMLButtonElement>(null);
  const latest = useRef(onAct);
  useEffect(() => {
    latest.current = onAct;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const fingers = new Map<number, Point>();
    const lift = ({ pointerId }: PointerEvent): void => void fingers.delete(pointerId);
    element.addEventListener(
      'pointerdown',
      ({ pointerId, clientX, clientY }) => {
        element.setPointerCapture(pointerId);
        fingers.set(pointerId, { x: clientX, y: clientY });
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      ({ pointerId, clientX, clientY }) => {
        if (!fingers.has(pointerId)) return;
        const before = [...fingers.values()];
        fingers.set(pointerId, { x: clientX, y: clientY });
        latest.current(actOf(before, [...fingers.values()], element.getBoundingClientRect()));
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, lift, { signal });
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const at = shareOf({ x: event.clientX, y: event.clientY }, element.getBoundingClientRect());
        latest.current({ dx: 0, dy: 0, factor: Math.exp(-event.deltaY * WHEEL), at });
      },
      { signal, passive: false },
    );
    return () => {
      ended.abort();
    };
  }, []);
  return frame;
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** How far the first two are apart; 1 for a single one, which goes no closer. */
function apart([one, other]: readonly Point[]): number {
  return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1;
}

const shareOf = ({ x, y }: Point, { left, top, width, height }: DOMRect): Point => ({
  x: (x - left) / width - 0.5,
  y: (y - top) / height - 0.5,
});

function actOf(before: readonly Point[], after: readonly Point[], frame: DOMRect): Act {
  const [from, to] = [shareOf(middle(before), frame), shareOf(middle(after), frame)];
  return { dx: to.x - from.x, dy: to.y - from.y, factor: apart(after) / apart(before), at: to };
}
