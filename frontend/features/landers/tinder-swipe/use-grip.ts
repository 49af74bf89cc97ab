import { type PointerEvent, useRef } from 'react';
import { leanOf, leverOf, pullOf, type Sample, speedOf, type Verdict, verdictOf } from './deck-physics';

interface Grip {
  readonly pointer: number;
  readonly startX: number;
  readonly lever: number;
  readonly width: number;
  readonly trail: Sample[];
}

/** The card was let go: with an answer and the speed of the hand, or without one. */
type LetGo = (card: HTMLElement, verdict: Verdict | undefined, speed: number) => void;

export function placeCard(card: HTMLElement, dx: number, lever: number, width: number): void {
  card.style.transform = `translate3d(${dx}px, 0, 0) rotate(${leanOf(dx, lever, width)}deg)`;
  card.style.setProperty('--pull', String(pullOf(dx, width)));
}

/** Follows one finger or mouse on a card, without asking React for each move. */
export function useGrip(letGo: LetGo) {
  const held = useRef<Grip | null>(null);
  const end = (event: PointerEvent<HTMLElement>, answering: boolean) => {
    const grip = held.current;
    if (grip?.pointer !== event.pointerId) return;
    held.current = null;
    const card = event.currentTarget;
    const dx = event.clientX - grip.startX;
    const speed = speedOf(grip.trail, event.timeStamp);
    card.removeAttribute('data-held');
    letGo(card, answering ? verdictOf(dx, speed, grip.width) : undefined, speed);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0 || held.current !== null) return;
      const card = event.currentTarget;
      const box = card.getBoundingClientRect();
      card.setPointerCapture(event.pointerId);
      card.setAttribute('data-held', '');
      held.current = {
        pointer: event.pointerId,
        startX: event.clientX,
        lever: leverOf((event.clientY - box.top) / box.height),
        width: card.offsetWidth,
        trail: [{ x: event.clientX, at: event.timeStamp }],
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const grip = held.current;
      if (grip?.pointer !== event.pointerId) return;
      grip.trail.push({ x: event.clientX, at: event.timeStamp });
      if (grip.trail.length > 12) grip.trail.shift();
      placeCard(event.currentTarget, event.clientX - grip.startX, grip.lever, grip.width);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
