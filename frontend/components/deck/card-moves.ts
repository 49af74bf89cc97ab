import { flightOf, leverOf, type Verdict } from './deck-physics';
import { placeCard } from './use-grip';

const SPRING = 'linear(0, 0.35 12%, 0.82 24%, 1.06 36%, 1.08 44%, 1.01 58%, 0.985 68%, 1)';
/** By button and key a card goes as if a hand had taken it here. */
const USUAL_LEVER = leverOf(0.25);

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function lay(card: HTMLElement): void {
  card.style.transform = '';
  card.style.removeProperty('--pull');
}

/** Out of the picture to the side of its answer. Ends when the card is gone. */
export async function throwCard(card: HTMLElement, verdict: Verdict, speed: number): Promise<void> {
  if (calm()) return;
  const side = verdict === 'yes' ? 1 : -1;
  if (card.style.transform === '') {
    card.style.transformOrigin = '';
    placeCard(card, { dx: side * 0.1, dy: 0 }, USUAL_LEVER);
    card.style.setProperty('--pull', String(side));
  }
  const from = new DOMMatrix(getComputedStyle(card).transform);
  const way = window.innerWidth / 2 + card.offsetWidth;
  const turn = (Math.atan2(from.b, from.a) * 180) / Math.PI;
  const flight = card.animate(
    {
      transform: `translate3d(${side * way}px, ${from.f + turn * side * 3}px, 0) rotate(${turn * 2.2 + side * 6}deg)`,
    },
    { duration: flightOf(way - Math.abs(from.e), speed), easing: 'cubic-bezier(0.3, 0.2, 0.7, 0.9)', fill: 'forwards' },
  );
  await flight.finished.catch(() => undefined);
}

/** Back to its place on a spring. */
export function dropCard(card: HTMLElement): void {
  const from = card.style.transform;
  lay(card);
  if (from !== '' && !calm()) card.animate({ transform: [from, 'none'] }, { duration: 480, easing: SPRING });
}

/** In again from the side it went to. */
export function bringCard(card: HTMLElement, verdict: Verdict): void {
  for (const flight of card.getAnimations()) flight.cancel();
  lay(card);
  if (calm()) return;
  const side = verdict === 'yes' ? 1 : -1;
  card.animate(
    { transform: [`translate3d(${side * card.offsetWidth}px, 0, 0) rotate(${side * 14}deg)`, 'none'], opacity: [0, 1] },
    { duration: 420, easing: SPRING },
  );
}
