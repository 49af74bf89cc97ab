import {
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { type OrderTexts, placed } from '../photos-texts';
import { scrollAtEdges } from './edge-scroll';
import { columnsOf, moved, nearest, type Slot, stepped } from './order';

interface Options {
  readonly ids: readonly number[];
  readonly texts: OrderTexts;
  readonly say: (text: string) => void;
  readonly onOrder: (from: number, to: number) => void;
}

/** The one that is on its way, by pointer or keys. */
interface Grab {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  /** On the document, as they were when it was grabbed. */
  readonly slots: readonly Slot[];
  /** How far a pointer has it from its own slot. */
  readonly pull?: { readonly x: number; readonly y: number };
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface Ordering {
  readonly grabbed: number | undefined;
  /** The style that draws the photo at that place. */
  readonly styleOf: (at: number) => CSSProperties;
  /** For the handle: any pointer, and keys. */
  readonly byHandle: (id: number) => HTMLAttributes<HTMLElement>;
  /** For the photo itself: a mouse; a finger scrolls there. */
  readonly byMouse: (id: number) => HTMLAttributes<HTMLElement>;
}

/** The distance that a pointer moves before it starts a drag, in CSS pixels. */
const SLACK = 6;

/** Lets photos be ordered. While one is on its way the others only make room; the list itself changes at the end. */
export function useOrdering({ ids, texts, say, onOrder }: Options) {
  const list = useRef<HTMLUListElement>(null);
  const press = useRef<Press>(undefined);
  const dragged = useRef(false);
  const [grab, showGrab] = useState<Grab>();
  // A pointer is let go before its last move is drawn.
  const held = useRef<Grab>(undefined);
  const setGrab = (next: Grab | undefined): void => {
    held.current = next;
    showGrab(next);
  };

  const grabOf = (id: number): Grab => {
    const from = ids.indexOf(id);
    return { id, from, to: from, slots: slotsIn(list.current) };
  };
  const drop = (told: Grab | undefined): void => {
    setGrab(undefined);
    if (!told) return;
    if (told.to !== told.from) onOrder(told.from, told.to);
    say(placed(texts.dropped, told.to + 1, ids.length));
  };
  const letGo = (): void => {
    setGrab(undefined);
    press.current = undefined;
    say(texts.putBack);
  };

  const pointer = (id: number): HTMLAttributes<HTMLElement> => ({
    onPointerMove: ({ clientY, pageX, pageY }: PointerEvent) => {
      const start = press.current;
      if (!start || start.id !== id) return;
      const pull = { x: pageX - start.x, y: pageY - start.y };
      const before = held.current;
      if (!before?.pull && Math.hypot(pull.x, pull.y) < SLACK) return;
      dragged.current = true;
      setGrab(pulled(before?.pull ? before : grabOf(id), pull));
      scrollAtEdges(clientY);
    },
    onPointerUp: () => {
      press.current = undefined;
      if (held.current?.pull) drop(held.current);
    },
    onPointerCancel: letGo,
    onClickCapture: (event: MouseEvent) => {
      // The end of a drag is no press.
      if (dragged.current) event.stopPropagation();
    },
  });
  const begin = (id: number, { button, pageX, pageY, currentTarget, pointerId }: PointerEvent): void => {
    dragged.current = false;
    if (button !== 0 || ids.length < 2) return;
    press.current = { id, x: pageX, y: pageY };
    currentTarget.setPointerCapture(pointerId);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!grab) return;
    if (event.key === 'Escape') return letGo();
    const to = stepped(event.key, grab.to, ids.length, columnsOf(grab.slots));
    if (event.key.startsWith('Arrow') || to !== undefined) event.preventDefault();
    if (to === undefined) return;
    setGrab({ ...grab, to });
    say(placed(texts.moved, to + 1, ids.length));
  };

  const ordering: Ordering = {
    grabbed: grab?.id,
    styleOf: (at) => styleIn(grab, ids, at),
    byMouse: (id) => ({
      ...pointer(id),
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') begin(id, event);
        else dragged.current = false;
      },
    }),
    byHandle: (id) => ({
      ...pointer(id),
      onPointerDown: (event: PointerEvent) => begin(id, event),
      onKeyDown,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        if (grab?.id === id) {
          drop(grab);
          // An element that is moved in the document loses the focus.
          requestAnimationFrame(() => currentTarget.focus({ preventScroll: true }));
          return;
        }
        setGrab(grabOf(id));
        say(placed(texts.grabbed, ids.indexOf(id) + 1, ids.length));
      },
      onBlur: () => {
        if (held.current && !held.current.pull) drop(held.current);
      },
    }),
  };
  return { list, ordering };
}

function slotsIn(list: HTMLElement | null): Slot[] {
  return [...(list?.querySelectorAll('[data-photo]') ?? [])].map((photo) => {
    const { left, top, width, height } = photo.getBoundingClientRect();
    return { left: left + window.scrollX, top: top + window.scrollY, width, height };
  });
}

function pulled(grab: Grab, pull: { readonly x: number; readonly y: number }): Grab {
  const slot = grab.slots[grab.from];
  if (!slot) return grab;
  const to = nearest(grab.slots, slot.left + slot.width / 2 + pull.x, slot.top + slot.height / 2 + pull.y);
  return { ...grab, pull, to };
}

function styleIn(grab: Grab | undefined, ids: readonly number[], at: number): CSSProperties {
  if (!grab) return {};
  const { from, to, pull, slots } = grab;
  if (at === from && pull) return { transform: `translate(${pull.x}px, ${pull.y}px) scale(1.04)` };
  const places = moved(
    ids.map((_, place) => place),
    from,
    to,
  );
  const [here, there] = [slots[at], slots[places.indexOf(at)]];
  if (!here || !there) return {};
  const transform = `translate(${there.left - here.left}px, ${there.top - here.top}px)`;
  return { transform, transition: 'transform 160ms' };
}
