import { PlaceIndex, onSphere } from '../../backend/src/modules/members/places/place-index';
import { type PlaceRow, encodePlaces } from './place-file';

/** The same numbers on every run, so that a failure can be looked at. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = numbers(7);
const anywhere = (): { lat: number; lon: number } => ({ lat: random() * 180 - 90, lon: random() * 360 - 180 });
const within = (spread: number, lat: number, lon: number): { lat: number; lon: number } => ({
  lat: Math.max(-90, Math.min(90, lat + (random() - 0.5) * spread)),
  lon: ((lon + (random() - 0.5) * spread + 540) % 360) - 180,
});

const clusters = [
  ...Array.from({ length: 2000 }, anywhere),
  ...Array.from({ length: 300 }, () => within(4, 52, 5)),
  ...Array.from({ length: 100 }, () => within(3, -17, 179)),
  ...Array.from({ length: 100 }, () => within(3, -17, -179)),
  ...Array.from({ length: 50 }, () => ({ lat: 85 + random() * 5, lon: random() * 360 - 180 })),
  ...Array.from({ length: 50 }, () => ({ lat: -85 - random() * 5, lon: random() * 360 - 180 })),
];
const rows: PlaceRow[] = clusters.map((at, i) => ({
  ...at,
  name: i % 3 === 0 ? 'Żółw ø ’s' : `Place ${i}`,
  region: i % 2 === 0 ? 'NL' : 'NL-ZH',
}));
const index = new PlaceIndex(encodePlaces(rows));
const spheres = rows.map((row) => onSphere(row.lat, row.lon));

/** Kilometres to the nearest row, each looked at; by the angle, unlike the index, which compares chords. */
function byHand(lat: number, lon: number): number {
  const [x, y, z] = onSphere(lat, lon);
  const angles = spheres.map(([a, b, c]) => {
    const cross = Math.hypot(y * c - z * b, z * a - x * c, x * b - y * a);
    return Math.atan2(cross, x * a + y * b + z * c);
  });
  return Math.min(...angles) * 6371.0088;
}

describe('The nearest place', () => {
  const edges = [
    { lat: 90, lon: 0 },
    { lat: 90, lon: 180 },
    { lat: -90, lon: 0 },
    { lat: -90, lon: -77 },
    { lat: 0, lon: 180 },
    { lat: 0, lon: -180 },
    { lat: -17, lon: 180 },
    { lat: -17, lon: -180 },
    { lat: 0, lon: 0 },
  ];

  it('is the one that looking at every place finds, at poles, date line and anywhere', () => {
    const questions = [
      ...edges,
      ...Array.from({ length: 400 }, anywhere),
      ...Array.from({ length: 150 }, () => within(6, 52, 5)),
      ...Array.from({ length: 200 }, () => ({
        lat: -17 + random(),
        lon: random() < 0.5 ? 180 - random() : random() - 180,
      })),
      ...Array.from({ length: 100 }, () => ({ lat: 88 + random() * 2, lon: random() * 360 - 180 })),
    ];
    for (const { lat, lon } of questions) {
      const found = index.nearest(lat, lon, 20_100);
      // Metres apart is what single precision costs.
      expect(Math.abs((found?.distance ?? NaN) - byHand(lat, lon))).toBeLessThan(0.01);
    }
  });

  it('is the same from both sides of the date line', () => {
    const [east, west] = [index.nearest(-17, 180, 500), index.nearest(-17, -180, 500)];
    expect(east?.distance).toBeLessThan(150);
    expect({ ...east, distance: 0 }).toEqual({ ...west, distance: 0 });
  });

  it('keeps its name, region and coordinates', () => {
    rows.slice(0, 500).forEach((row, i) => {
      const found = index.nearest(row.lat, row.lon, 1);
      const [x, y, z] = onSphere(found?.lat ?? NaN, found?.lon ?? NaN);
      const [a = 0, b = 0, c = 0] = spheres[i] ?? [];
      expect(Math.hypot(x - a, y - b, z - c) * 6371).toBeLessThan(0.01);
      expect({ name: found?.name, region: found?.region ?? found?.country }).toEqual({
        name: row.name,
        region: row.region,
      });
    });
  });

  it('is nothing where nobody lives within reach, and the reach is exact', () => {
    const lone = new PlaceIndex(encodePlaces([{ name: 'Alone', region: 'NZ', lat: 0, lon: 0 }]));
    const degree = (6371.0088 * Math.PI) / 180;
    expect(lone.nearest(0, 1, degree + 0.01)?.name).toBe('Alone');
    expect(lone.nearest(0, 1, degree - 0.01)).toBeUndefined();
    expect(lone.nearest(0, 180, 100)).toBeUndefined();
  });

  it('copes with places on one spot and with no place at all', () => {
    const heap = new PlaceIndex(
      encodePlaces(Array.from({ length: 100 }, () => ({ name: 'Heap', region: 'FR', lat: 45, lon: 3 }))),
    );
    expect(heap.nearest(45.01, 3, 100)).toMatchObject({ name: 'Heap', country: 'FR', region: null });
    expect(new PlaceIndex(encodePlaces([])).nearest(0, 0, 20_100)).toBeUndefined();
  });

  it('refuses a file of another make', () => {
    expect(() => new PlaceIndex(Buffer.alloc(100))).toThrow('npm run data');
  });
});
