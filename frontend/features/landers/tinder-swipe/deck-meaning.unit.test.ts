import { type CardName, CARDS, MEANINGS, meaningOf } from './deck-meaning';

const meaning = (...yes: readonly CardName[]) => meaningOf(CARDS.map((card) => (yes.includes(card) ? 'yes' : 'no')));

describe('what a row of answers means', () => {
  it('takes everything and nothing for what they are', () => {
    expect(meaning(...CARDS)).toBe('all');
    expect(meaning()).toBe('none');
  });

  it('hears words first, then the pace, then plain speech and laughter', () => {
    expect(meaning('line', 'story', 'soon')).toBe('words');
    expect(meaning('line', 'soon')).toBe('soon');
    expect(meaning('slow', 'open')).toBe('slow');
    expect(meaning('soon', 'slow', 'open', 'laugh')).toBe('open');
    expect(meaning('laugh')).toBe('laugh');
    expect(meaning('line')).toBe('own');
  });

  it('has a sentence that some row of answers leads to, each', () => {
    const rows = Array.from({ length: 2 ** CARDS.length }, (_, row) =>
      meaningOf(CARDS.map((_card, i) => ((row >> i) & 1 ? 'yes' : 'no'))),
    );
    expect(new Set(rows)).toEqual(new Set(MEANINGS));
  });
});
