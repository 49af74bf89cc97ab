import { type Verdict } from '../../../components/deck/deck-physics';

/** The questions on the cards, in their order. */
export const CARDS = ['line', 'soon', 'story', 'slow', 'open', 'laugh'] as const;
export type CardName = (typeof CARDS)[number];

export const MEANINGS = ['all', 'none', 'words', 'soon', 'slow', 'open', 'laugh', 'own'] as const;
export type Meaning = (typeof MEANINGS)[number];

/** Returns what a row of answers says about the person who gave them; `answers` are in the order of the cards. */
export function meaningOf(answers: readonly Verdict[]): Meaning {
  const said = new Set(CARDS.filter((_, i) => answers[i] === 'yes'));
  if (said.size === CARDS.length) return 'all';
  if (said.size === 0) return 'none';
  if (said.has('line') && said.has('story')) return 'words';
  if (said.has('soon') !== said.has('slow')) return said.has('soon') ? 'soon' : 'slow';
  if (said.has('open')) return 'open';
  return said.has('laugh') ? 'laugh' : 'own';
}
