import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { bringCard, dropCard, throwCard } from '../../components/deck/card-moves';
import { type Verdict } from '../../components/deck/deck-physics';
import { useGrip } from '../../components/deck/use-grip';
import { afterPaint } from '../../lib/after-paint';
import { tick } from '../../lib/haptics';
import { getDeck, sendChoice } from './api/swipes';
import { type Card } from './game/choices';
import { SwipeGame } from './game/game';
import { keepChoices, keptChoices } from './game/kept-choices';
import { keepDecisions, keptDecisions } from './game/kept-decisions';
import { useKeys } from './use-keys';
import { warmUp } from './warm-up';

const RENDERED = 3;
/** Behind those that are rendered. */
const WARM = RENDERED + 2;

const gameOf = (member: number): SwipeGame =>
  new SwipeGame({
    getDeck,
    // It is kept in the browser before.
    sendChoice: async (choice) => {
      await afterPaint();
      return sendChoice(choice);
    },
    load: () => keptChoices(member),
    save: (choices) => {
      keepChoices(member, choices);
    },
    loadDecided: () => keptDecisions(member),
    saveDecided: (decided) => {
      keepDecisions(member, decided);
    },
  });

/** The game, and the cards to be drawn: those that still fly, then the next three. */
export function useGame(member: number, stage: RefObject<HTMLElement | null>) {
  const [game] = useState(() => gameOf(member));
  const state = useSyncExternalStore(game.watch, game.now, game.now);
  const [flying, setFlying] = useState<readonly Card[]>([]);
  const keepsFocus = useRef(false);
  const { cards, back } = state.hand;
  const next = cards.slice(0, RENDERED);
  const settled = useDeferredValue(cards);
  const cardOf = (id: number | undefined) => stage.current?.querySelector<HTMLElement>(`[data-card="${id ?? 0}"]`);

  const answer = (verdict: Verdict, speed = 0): void => {
    const [top] = game.now().hand.cards;
    const card = cardOf(top?.id);
    if (top === undefined || card == null) return;
    keepsFocus.current = card.contains(document.activeElement);
    if (!game.decide(verdict === 'yes' ? 'like' : 'pass')) {
      dropCard(card);
      return;
    }
    if (verdict === 'yes') tick();
    setFlying((before) => [...before, top]);
    void throwCard(card, verdict, speed).then(() => {
      setFlying((before) => before.filter((other) => other !== top));
    });
  };
  const undo = (): void => {
    game.undo();
  };
  const grip = useGrip(
    (card, verdict, speed) => {
      if (verdict === undefined) dropCard(card);
      else answer(verdict, speed);
    },
    { isFree: true },
  );
  useKeys(stage, { answer, undo });

  useEffect(() => {
    const retry = (): void => {
      game.retry();
    };
    game.start();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      game.end();
    };
  }, [game]);
  const top = next[0]?.id;
  useLayoutEffect(() => {
    const card = stage.current?.querySelector<HTMLElement>('[data-depth="0"]');
    if (keepsFocus.current) card?.querySelector('a')?.focus({ preventScroll: true });
    keepsFocus.current = false;
  }, [stage, top]);
  useLayoutEffect(() => {
    const card = stage.current?.querySelector<HTMLElement>(`[data-card="${back?.id ?? 0}"]`);
    if (back && card) bringCard(card, back.choice === 'like' ? 'yes' : 'no');
  }, [stage, back]);
  useEffect(() => {
    for (const { main_image: photo } of cards.slice(1, WARM)) if (photo !== null) warmUp(photo);
  }, [cards]);

  // The last of them comes after the frame that answers a press.
  const shown = next.filter((card, depth) => depth < RENDERED - 1 || settled.includes(card));
  const drawn = [...flying.filter((card) => !next.includes(card)), ...shown];
  return { state, drawn, depthOf: (card: Card) => next.indexOf(card), answer, undo, retry: () => game.retry(), grip };
}
