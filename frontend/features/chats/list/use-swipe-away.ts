import { type PointerEvent, useRef } from 'react';

const FAR_ENOUGH_PX = 88;
/** Before, it may be meant for the list. */
const SLACK_PX = 12;

interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly row: HTMLElement;
  moved: boolean;
}

/** The link of a row is pulled to the left by a finger, off what lies below it; let go far enough, it asks. It always comes back by itself. */
export function useSwipeAway(onAway: () => void) {
  const swipe = useRef<Swipe>(undefined);
  const shift = (row: HTMLElement, by: number): void => {
    row.toggleAttribute('data-pulled', by !== 0);
    const link = row.querySelector('a');
    if (link) link.style.translate = by === 0 ? '' : `${by}px`;
  };
  const end = ({ clientX }: PointerEvent, isDone: boolean): void => {
    const { current } = swipe;
    swipe.current = undefined;
    if (current === undefined) return;
    shift(current.row, 0);
    if (isDone && current.moved && current.x - clientX >= FAR_ENOUGH_PX) onAway();
  };
  return {
    onPointerDown: ({ pointerType, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void => {
      if (pointerType === 'touch') swipe.current = { x: clientX, y: clientY, row: currentTarget, moved: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      const { current } = swipe;
      if (current === undefined) return;
      const by = current.x - clientX;
      current.moved ||= by > SLACK_PX && by > 2 * Math.abs(clientY - current.y);
      if (current.moved) shift(current.row, -Math.min(Math.max(by, 0), FAR_ENOUGH_PX * 1.5));
    },
    onPointerUp: (event: PointerEvent): void => {
      end(event, true);
    },
    onPointerCancel: (event: PointerEvent): void => {
      end(event, false);
    },
  };
}
