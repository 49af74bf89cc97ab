import { type RefObject, useEffect, useRef, useState } from 'react';
import { bringCard, dropCard, throwCard } from '../../../components/deck/card-moves';
import { CARDS, type CardName } from './deck-meaning';
import { type Verdict } from '../../../components/deck/deck-physics';
import { useGrip } from '../../../components/deck/use-grip';

const RENDERED = 3;

/** The answers so far, and the cards to be drawn: those that still fly, then the next three. */
export function useDeck(stage: RefObject<HTMLElement | null>) {
  const [answers, setAnswers] = useState<readonly Verdict[]>([]);
  const [flying, setFlying] = useState<readonly CardName[]>([]);
  const ahead = useRef(0);
  const cardOf = (name: CardName | undefined) =>
    stage.current?.querySelector<HTMLElement>(`[data-card="${name ?? ''}"]`) ?? undefined;

  const answer = (verdict: Verdict, speed = 0) => {
    const name = CARDS[ahead.current];
    const card = cardOf(name);
    if (name === undefined) return;
    ahead.current += 1;
    setAnswers((before) => [...before, verdict]);
    setFlying((before) => [...before, name]);
    const flight = card === undefined ? Promise.resolve() : throwCard(card, verdict, speed);
    void flight.then(() => {
      setFlying((before) => before.filter((other) => other !== name));
    });
  };

  const undo = () => {
    const verdict = answers.at(-1);
    if (verdict === undefined) return;
    ahead.current -= 1;
    const name = CARDS[ahead.current];
    setAnswers((before) => before.slice(0, -1));
    setFlying((before) => before.filter((other) => other !== name));
    requestAnimationFrame(() => {
      const card = cardOf(name);
      if (card !== undefined) bringCard(card, verdict);
    });
  };

  const restart = () => {
    ahead.current = 0;
    setAnswers([]);
    setFlying([]);
  };

  const grip = useGrip((card, verdict, speed) => {
    if (verdict === undefined) dropCard(card);
    else answer(verdict, speed);
  });

  const keys = useRef({ answer, undo });
  useEffect(() => {
    keys.current = { answer, undo };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      const deck = stage.current?.parentElement;
      const { target } = event;
      // A mouse press beside the deck moves the focus to an element around it.
      const here = deck != null && target instanceof Node && (deck.contains(target) || target.contains(deck));
      if (!plain || !here) return;
      if (event.key === 'ArrowRight') keys.current.answer('yes');
      else if (event.key === 'ArrowLeft') keys.current.answer('no');
      else if (event.key === 'Backspace') keys.current.undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [stage]);

  const next = CARDS.slice(answers.length, answers.length + RENDERED);
  const drawn = [...flying.filter((name) => !next.includes(name)), ...next];
  return { answers, drawn, top: next[0], depthOf: (name: CardName) => next.indexOf(name), answer, undo, restart, grip };
}
