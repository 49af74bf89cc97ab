import { type PointerEvent, useRef } from 'react';
import { isInstalled } from '../../../lib/installed';

const FAR_ENOUGH_PX = 96;
/** Systems have gestures of their own at the edges of the screen. */
const EDGE_PX = 32;

/**
 * In the installed app a finger that goes to the right leads back to the list, also where nothing is behind the page, as
 * after a notification. There is no browser around it whose buttons would.
 */
export function useSwipeBack(onBack: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
      const isOurs = pointerType === 'touch' && x > EDGE_PX && x < window.innerWidth - EDGE_PX && isInstalled();
      start.current = isOurs ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      const { current } = start;
      start.current = undefined;
      if (current === undefined) return;
      const by = clientX - current.x;
      if (by >= FAR_ENOUGH_PX && by > 3 * Math.abs(clientY - current.y)) onBack();
    },
    // The finger scrolls.
    onPointerCancel: (): void => {
      start.current = undefined;
    },
  };
}
