import { type Card, type Choice } from './choices';

export interface Decided {
  readonly card: Card;
  readonly choice: Choice;
  readonly at: number;
}

/** Cards that nothing is decided about, the next one first; and those about which something was, the last one last. */
export interface Hand {
  readonly cards: readonly Card[];
  readonly decided: readonly Decided[];
  /** Profiles that were dealt before are not dealt again. */
  readonly dealt: ReadonlySet<number>;
  /** The one that has come back to the top, and from which side. */
  readonly back: { readonly id: number; readonly choice: Choice } | undefined;
}

/** A hand before the first cards, with what was decided on an earlier page. */
export const handAfter = (decided: readonly Decided[]): Hand => ({
  cards: [],
  decided,
  dealt: new Set(decided.map(({ card }) => card.id)),
  back: undefined,
});

export function deal(hand: Hand, cards: readonly Card[]): Hand {
  const added = cards.filter(({ id }) => !hand.dealt.has(id));
  return {
    ...hand,
    cards: [...hand.cards, ...added],
    dealt: new Set([...hand.dealt, ...added.map(({ id }) => id)]),
  };
}

export function decide(hand: Hand, choice: Choice, at: number): Hand {
  const [card, ...cards] = hand.cards;
  if (card === undefined) return hand;
  return { ...hand, cards, decided: [...hand.decided, { card, choice, at }], back: undefined };
}

/** Back to the top: the last one, or the one that is named. */
export function bringBack(hand: Hand, profile = hand.decided.at(-1)?.card.id): Hand {
  const one = hand.decided.find(({ card }) => card.id === profile);
  if (one === undefined) return hand;
  return {
    ...hand,
    cards: [one.card, ...hand.cards],
    decided: hand.decided.filter((other) => other !== one),
    back: { id: one.card.id, choice: one.choice },
  };
}

/** Out of the hand, as if it had never come. */
export function drop(hand: Hand, profile: number): Hand {
  return {
    ...hand,
    cards: hand.cards.filter(({ id }) => id !== profile),
    decided: hand.decided.filter(({ card }) => card.id !== profile),
  };
}
