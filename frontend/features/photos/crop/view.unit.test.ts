import { closest, cropOf, held, panned, SHAPE, viewOf, zoomed } from './view';

const WIDE = { width: 1600, height: 1000 };
const HIGH = { width: 900, height: 1800 };
const MIDDLE = { x: 0.5, y: 0.5, zoom: 1 };

describe('what a frame shows of a picture', () => {
  it.each([WIDE, HIGH])('is of its shape and within the picture, whatever one does: %j', (picture) => {
    let view = viewOf(picture, null);
    const acts = [
      () => panned(picture, view, 5, -5),
      () => zoomed(picture, view, 3, { x: 0.5, y: -0.5 }),
      () => panned(picture, view, -0.7, 0.3),
      () => zoomed(picture, view, 100),
      () => zoomed(picture, view, 0.01, { x: -0.5, y: 0.5 }),
    ];
    for (const act of acts) {
      view = act();
      const { x, y, width, height } = cropOf(picture, view);
      expect((width * picture.width) / (height * picture.height)).toBeCloseTo(SHAPE);
      expect(width * picture.width).toBeGreaterThanOrEqual(200);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it('is found again from its crop', () => {
    const view = held(WIDE, { x: 0.3, y: 0.4, zoom: 2 });
    const again = viewOf(WIDE, cropOf(WIDE, view));
    for (const key of ['x', 'y', 'zoom'] as const) expect(again[key]).toBeCloseTo(view[key]);
  });

  it('stays at the point that one goes closer to', () => {
    const at = { x: 0.25, y: -0.25 };
    const pointOf = (view: typeof MIDDLE) => {
      const { x, width } = cropOf(WIDE, view);
      return x + (0.5 + at.x) * width;
    };
    expect(pointOf(zoomed(WIDE, MIDDLE, 2, at))).toBeCloseTo(pointOf(MIDDLE));
  });

  it('moves with the finger', () => {
    const close = { ...MIDDLE, zoom: 2 };
    expect(panned(HIGH, close, 0.1, 0).x).toBeCloseTo(0.5 - 0.1 * cropOf(HIGH, close).width);
  });

  it('is too small to cut where the api would refuse it', () => {
    expect(closest({ width: 1000, height: 210 })).toBeLessThan(1);
    expect(closest({ width: 300, height: 300 })).toBeGreaterThan(1);
  });
});
