import { ease, placeAt, scrollFor, type Track } from './place';

const track: Track = { top: 64, height: 4 * 700, view: 700, scenes: 4 };

describe('the place in a row of scenes', () => {
  it('follows the page, and stays within the row', () => {
    expect(placeAt(0, track)).toBe(0);
    expect(placeAt(64 + 700, track)).toBe(1);
    expect(placeAt(64 + 1050, track)).toBe(1.5);
    expect(placeAt(99_999, track)).toBe(3);
  });

  it('is where going to a scene leads', () => {
    for (const scene of [0, 1, 2, 3]) expect(placeAt(scrollFor(scene, track), track)).toBeCloseTo(scene);
  });

  it('cannot be left at either end', () => {
    expect(scrollFor(9, track)).toBe(scrollFor(3, track));
    expect(scrollFor(-1, track)).toBe(64);
  });

  it('is the first scene where there is nothing to scroll', () => {
    expect(placeAt(500, { ...track, height: 700 })).toBe(0);
  });
});

describe('easing', () => {
  it('begins and ends at rest', () => {
    expect([ease(-1), ease(0), ease(0.5), ease(1), ease(2)]).toEqual([0, 0, 0.5, 1, 1]);
    expect(ease(0.1)).toBeLessThan(0.1);
  });
});
