export interface Town {
  readonly lat: number;
  readonly lon: number;
  /** From 1 (a village) to 5 (a great city). */
  readonly weight: number;
  /** Which part of the map it belongs to. */
  readonly part: number;
}

export interface LatticeDot {
  readonly x: number;
  readonly y: number;
  readonly size: 1 | 2 | 3;
  readonly part: number;
}

export interface DotMap {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly LatticeDot[];
}

export const STEP = 10;
const MOST = 600;

/** `lat lon weight`, hundredths of a degree, as `npm run data:map` writes them. */
export function readTowns(text: string, part: number): readonly Town[] {
  return text.split(',').map((row) => {
    const [lat = 0, lon = 0, weight = 1] = row.split(' ').map(Number);
    return { lat: lat / 100, lon: lon / 100, weight, part };
  });
}

/** North, middle and south, with about as many towns in each. */
export function inThirds(towns: readonly Town[]): readonly Town[] {
  const northFirst = [...towns].sort((a, b) => b.lat - a.lat);
  return northFirst.map((town, i) => ({ ...town, part: Math.floor((i * 3) / northFirst.length) }));
}

/** Towns on a lattice whose rows are shifted by half a step: as fine as so many dots allow. */
export function layOut(towns: readonly Town[], most = MOST): DotMap {
  const middle = (Math.min(...towns.map(({ lat }) => lat)) + Math.max(...towns.map(({ lat }) => lat))) / 2;
  const narrow = Math.cos((middle * Math.PI) / 180);
  const flat = towns.map((town) => ({ x: town.lon * narrow, y: -town.lat, town }));
  const left = Math.min(...flat.map(({ x }) => x));
  const top = Math.min(...flat.map(({ y }) => y));
  const width = Math.max(...flat.map(({ x }) => x)) - left;
  for (let cell = Math.max(width / 60, 0.001); ; cell *= 1.08) {
    const cells = new Map<string, LatticeCell>();
    for (const { x, y, town } of flat) {
      const row = Math.round((y - top) / (cell * 0.866));
      const shift = row % 2 === 0 ? 0 : 0.5;
      const column = Math.round((x - left) / cell - shift);
      const key = `${row} ${column}`;
      const found = cells.get(key) ?? { x: (column + shift) * STEP, y: row * STEP * 0.866, weight: 0, parts: [] };
      cells.set(key, {
        ...found,
        weight: Math.max(found.weight, town.weight),
        parts: [...found.parts, town.part],
      });
    }
    if (cells.size <= most) return drawn([...cells.values()]);
  }
}

interface LatticeCell {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
  readonly parts: readonly number[];
}

function drawn(cells: readonly LatticeCell[]): DotMap {
  const left = Math.min(...cells.map(({ x }) => x)) - STEP;
  const dots = cells.map(({ x, y, weight, parts }) => ({
    x: x - left,
    y: y + STEP,
    size: weight >= 4 ? (3 as const) : weight >= 3 ? (2 as const) : (1 as const),
    part: mostFrequent(parts),
  }));
  return {
    width: Math.max(...dots.map(({ x }) => x)) + STEP,
    height: Math.max(...dots.map(({ y }) => y)) + STEP,
    dots,
  };
}

function mostFrequent(parts: readonly number[]): number {
  const count = (part: number): number => parts.filter((other) => other === part).length;
  return parts.reduce((best, part) => (count(part) > count(best) ? part : best), parts[0] ?? 0);
}
