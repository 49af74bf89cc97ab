import { splineThrough } from './geometry';
import { layRope } from './rope-geometry';

const loop = splineThrough(
  [
    [0, 100],
    [100, 100],
    [200, 40],
    [150, 0],
    [100, 40],
    [200, 100],
    [300, 100],
  ].map(([x = 0, y = 0]) => ({ x, y })),
);

describe('laying a rope', () => {
  it('bridges each crossing once', () => {
    expect(layRope(loop, { samples: 300, width: 10 }).bridges).toHaveLength(1);
  });

  it('has nothing to bridge on a straight line', () => {
    const rope = layRope((s) => ({ x: s * 300, y: 50 }), { samples: 100, width: 10 });
    expect(rope.bridges).toEqual([]);
    expect(rope.twist).not.toBe('');
  });
});
