import { growingGraph, HEIGHT, WIDTH } from './graph';

const { nodes, lines } = growingGraph();

describe('the graph that grows', () => {
  it('begins with two, and has more in each scene than in the one before', () => {
    const inScene = (scene: number): number => nodes.filter(({ x }) => Math.floor((x * 3) / WIDTH) === scene).length;
    expect(inScene(0)).toBe(2);
    expect(inScene(1)).toBeGreaterThan(inScene(0));
    expect(inScene(2)).toBeGreaterThan(inScene(1));
  });

  it('reaches everybody from the first', () => {
    const reached = new Set([nodes[0]]);
    for (let i = 0; i < nodes.length; i += 1) {
      for (const [a, b] of lines) {
        if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
      }
    }
    expect(reached.size).toBe(nodes.length);
  });

  it('stays within its frame, and nobody stands on somebody else', () => {
    expect(nodes.every(({ x, y, r }) => x - r >= 0 && x + r <= WIDTH && y - r >= 0 && y + r <= HEIGHT)).toBe(true);
    const touching = nodes.filter((a, i) =>
      nodes.slice(i + 1).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r),
    );
    expect(touching).toEqual([]);
  });

  it('has a face for at least the first five of a cast', () => {
    expect(nodes.flatMap(({ face }) => face ?? []).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
