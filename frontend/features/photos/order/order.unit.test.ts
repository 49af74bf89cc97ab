import { columnsOf, moved, nearest, type Slot, stepped } from './order';

/** Two rows of three, and one. */
const SLOTS: readonly Slot[] = Array.from({ length: 7 }, (_, at) => ({
  ...{ left: 16 + (at % 3) * 112, top: 100 + Math.floor(at / 3) * 138 },
  ...{ width: 104, height: 130 },
}));

describe('the order of photos', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [1, 2, 'acb'],
  ])('moves the one at %d to %d', (from, to, order) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order);
  });

  it('finds the place that is meant', () => {
    expect(columnsOf(SLOTS)).toBe(3);
    expect(columnsOf([])).toBe(1);
    expect(nearest(SLOTS, 60, 160)).toBe(0);
    expect(nearest(SLOTS, 300, 320)).toBe(5);
    expect(nearest(SLOTS, 340, 900)).toBe(6);
  });

  it('is walked by keys, never over its ends', () => {
    const to = (key: string, at: number) => stepped(key, at, 7, 3);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => to(key, 3))).toEqual([
      ...[2, 4, 0, 6, 0, 6],
    ]);
    expect([to('ArrowLeft', 0), to('ArrowUp', 1), to('ArrowDown', 5), to('ArrowRight', 6), to('a', 1)]).toEqual(
      Array(5).fill(undefined),
    );
  });
});
