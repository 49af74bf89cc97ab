import { type PointerEvent, useRef } from 'react';
import { leanOf, leverOf, pullOf, type Sample, speedOf, type Verdict, verdictOf } from './deck-physics';

interface Grip {
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  readonly lever: number;
  readonly width: number;
  readonly trail: Sample[];
  /** A finger that only taps has not taken the card. */
  isTaken: boolean;
}

/** The card was let go: with an answer and the speed of the hand, or without one. */
type LetGo = (card: HTMLElement, verdict: Verdict | undefined, speed: number) => void;

const TAKEN_AFTER = 6;

export function placeCard(card: HTMLElement, by: Readonly<{ dx: number; dy: number }>, lever: number): void {
  const width = card.offsetWidth;
  card.style.transform = `translate3d(${by.dx}px, ${by.dy}px, 0) rotate(${leanOf(by.dx, lever, width)}deg)`;
  card.style.setProperty('--pull', String(pullOf(by.dx, width)));
}

/** Takes a card out of the air as well: it goes on from where it is. */
function take(card: HTMLElement, event: PointerEvent<HTMLElement>): Grip {
  const { m41: x, m42: y } = new DOMMatrix(getComputedStyle(card).transform);
  for (const move of card.getAnimations()) move.cancel();
  const box = card.getBoundingClientRect();
  return {
    pointer: event.pointerId,
    startX: event.clientX - x,
    startY: event.clientY - y,
    lever: leverOf((event.clientY - box.top) / box.height),
    width: card.offsetWidth,
    trail: [{ x: event.clientX, at: event.timeStamp }],
    isTaken: false,
  };
}

/**
 * Follows one finger or mouse on a card, without asking React for each move. Free: up and down as well, and the card turns
 * around the point where it is held.
 */
export function useGrip(letGo: LetGo, { isFree = false } = {}) {
  const held = useRef<Grip | null>(null);
  const end = (event: PointerEvent<HTMLElement>, answering: boolean) => {
    const grip = held.current;
    if (grip?.pointer !== event.pointerId) return;
    held.current = null;
    if (!grip.isTaken) return;
    const card = event.currentTarget;
    const dx = event.clientX - grip.startX;
    const speed = speedOf(grip.trail, event.timeStamp);
    card.removeAttribute('data-held');
    letGo(card, answering ? verdictOf(dx, speed, grip.width) : undefined, speed);
  };
  const start = (card: HTMLElement, grip: Grip, event: PointerEvent<HTMLElement>) => {
    grip.isTaken = true;
    // From here on no press of what lies on the card.
    card.setPointerCapture(grip.pointer);
    card.setAttribute('data-held', '');
    if (!isFree) return;
    const box = card.getBoundingClientRect();
    card.style.transformOrigin = `${event.clientX - box.left}px ${event.clientY - box.top}px`;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0 || held.current?.isTaken === true) return;
      held.current = take(event.currentTarget, event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const grip = held.current;
      if (grip?.pointer !== event.pointerId) return;
      const card = event.currentTarget;
      const [dx, dy] = [event.clientX - grip.startX, event.clientY - grip.startY];
      grip.trail.push({ x: event.clientX, at: event.timeStamp });
      if (grip.trail.length > 12) grip.trail.shift();
      if (!grip.isTaken && Math.hypot(dx, dy) < TAKEN_AFTER) return;
      if (!grip.isTaken) start(card, grip, event);
      placeCard(card, { dx, dy: isFree ? dy : 0 }, grip.lever);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    /** A mouse would carry pictures and links away. */
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
