import { flightOf, leanOf, leverOf, pullOf, speedOf, verdictOf } from './deck-physics';

const WIDTH = 320;

describe('a card in the hand', () => {
  it('leans with the hand that holds its top, and against one that holds its bottom', () => {
    expect(leanOf(100, leverOf(0.1), WIDTH)).toBeGreaterThan(0);
    expect(leanOf(100, leverOf(0.9), WIDTH)).toBeLessThan(0);
    expect(leanOf(-100, leverOf(0.1), WIDTH)).toBeLessThan(0);
  });

  it('leans the less, the nearer to its middle it is held, but never not at all', () => {
    expect(Math.abs(leverOf(0.5))).toBeLessThan(Math.abs(leverOf(0.05)));
    expect(leverOf(0.5)).not.toBe(0);
  });

  it('never turns further than it may', () => {
    expect(leanOf(5000, leverOf(0), WIDTH)).toBe(leanOf(WIDTH, leverOf(0), WIDTH));
    expect(pullOf(5000, WIDTH)).toBe(1);
    expect(pullOf(-5000, WIDTH)).toBe(-1);
  });
});

describe('letting go', () => {
  it('is an answer where the card has come far enough', () => {
    expect(verdictOf(WIDTH * 0.4, 0, WIDTH)).toBe('yes');
    expect(verdictOf(-WIDTH * 0.4, 0, WIDTH)).toBe('no');
  });

  it('is an answer where a short pull was thrown', () => {
    expect(verdictOf(40, 1.2, WIDTH)).toBe('yes');
    expect(verdictOf(-40, -1.2, WIDTH)).toBe('no');
  });

  it('is none where the card was hardly moved, or thrown back', () => {
    expect(verdictOf(30, 0.1, WIDTH)).toBeUndefined();
    expect(verdictOf(60, -1.5, WIDTH)).toBeUndefined();
    expect(verdictOf(0, 0, WIDTH)).toBeUndefined();
  });
});

describe('the speed of a hand', () => {
  it('is that of its last moments', () => {
    const trail = [
      { x: 0, at: 0 },
      { x: 10, at: 500 },
      { x: 70, at: 540 },
    ];
    expect(speedOf(trail, 540)).toBeCloseTo(1.5);
  });

  it('is none where the hand had stopped, or has left a single trace', () => {
    expect(
      speedOf(
        [
          { x: 0, at: 0 },
          { x: 90, at: 30 },
        ],
        400,
      ),
    ).toBe(0);
    expect(speedOf([{ x: 4, at: 10 }], 10)).toBe(0);
    expect(speedOf([], 10)).toBe(0);
  });

  it('decides how long the card flies, within what an eye can follow', () => {
    expect(flightOf(400, 0)).toBe(420);
    expect(flightOf(400, 0.1)).toBe(420);
    expect(flightOf(400, 1.6)).toBe(250);
    expect(flightOf(400, 50)).toBe(170);
  });
});
