import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { inThirds, layOut, readTowns, STEP, type Town } from './lattice';

const FOLDER = path.join(__dirname, 'dots');
const files = readdirSync(FOLDER);
const dotsOf = (file: string): string =>
  (JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as { dots: string }).dots;

describe('towns', () => {
  it('are read in degrees, with their weight', () => {
    expect(readTowns('5237 490 4,-1 -7423 1', 2)).toEqual([
      { lat: 52.37, lon: 4.9, weight: 4, part: 2 },
      { lat: -0.01, lon: -74.23, weight: 1, part: 2 },
    ]);
  });

  it('are parted by how far north they lie', () => {
    const towns = readTowns('4000 0 1,6000 0 1,5000 0 1', 0);
    expect(inThirds(towns).map(({ lat, part }) => [lat, part])).toEqual([
      [60, 0],
      [50, 1],
      [40, 2],
    ]);
  });

  it.each(files)('of %s are light, on the globe, and fill a map within its frame', (file) => {
    expect(gzipSync(readFileSync(path.join(FOLDER, file))).length).toBeLessThanOrEqual(6 * 1024);
    const towns = readTowns(dotsOf(file), 0);
    expect(towns.every(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180)).toBe(true);
    const { width, height, dots } = layOut(towns);
    expect(dots.length).toBeGreaterThan(150);
    expect(dots.length).toBeLessThanOrEqual(600);
    expect(dots.every(({ x, y }) => x >= STEP - 0.01 && x < width && y >= STEP - 0.01 && y < height)).toBe(true);
  });
});

describe('the lattice', () => {
  const town = (lat: number, lon: number, weight: number, part: number): Town => ({ lat, lon, weight, part });

  it('lets the greatest town decide a dot’s size, and the most towns its part', () => {
    const { dots } = layOut([town(50, 5, 1, 0), town(50, 5, 5, 1), town(50, 5, 1, 0), town(40, 20, 1, 1)], 2);
    expect(dots).toHaveLength(2);
    expect(dots.find(({ size }) => size === 3)?.part).toBe(0);
  });

  it('keeps north above south and west left of east', () => {
    const { dots } = layOut([town(60, 0, 1, 0), town(40, 10, 1, 1)]);
    const [north, south] = [dots.find(({ part }) => part === 0), dots.find(({ part }) => part === 1)];
    expect(north?.y).toBeLessThan(south?.y ?? 0);
    expect(north?.x).toBeLessThan(south?.x ?? 0);
  });
});
