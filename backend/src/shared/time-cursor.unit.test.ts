import { TIME_CURSOR, timeCursorOf, timePageOf, timePositionIn } from './time-cursor';

describe('a cursor of times', () => {
  it('is read as what it was written from', () => {
    const position = { at: 1_795_444_193_206_123, id: 2_147_483_647 };
    const cursor = timeCursorOf(position) ?? '';
    expect(cursor).toMatch(TIME_CURSOR);
    expect(timePositionIn(cursor)).toEqual(position);
    expect(timeCursorOf(null)).toBeNull();
  });

  it('names no id that the database cannot hold', () => {
    expect(timePositionIn('1_9999999999')).toEqual({ at: 1, id: 2_147_483_647 });
    for (const bad of ['', '1', '1_', '_1', '-1_1', '1_-1', '1_1_1', '1.5_1', '1_1 ', '12345678901234567_1'])
      expect(bad).not.toMatch(TIME_CURSOR);
  });
});

it('a page goes on behind its last row, and ends where it is not full', () => {
  const rows = [
    { at: 5, id: 9, name: 'a' },
    { at: 5, id: 11, name: 'b' },
  ];
  expect(timePageOf(rows, 2)).toEqual({
    rows: [
      { id: 9, name: 'a' },
      { id: 11, name: 'b' },
    ],
    next: { at: 5, id: 11 },
  });
  expect(timePageOf(rows, 3).next).toBeNull();
  expect(timePageOf([], 3)).toEqual({ rows: [], next: null });
});
