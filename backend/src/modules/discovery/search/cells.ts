import { type Circle } from './search-filters';

/** A little less than it is, so that no square is missed by rounding. */
const KM_PER_DEGREE = 111.19;
/** Up to here the smaller squares are few enough. */
export const SMALL_KM = 100;

interface Cells {
  readonly column: 'cell' | 'wide_cell';
  readonly cells: readonly number[];
}

/** The squares that a circle touches, as `cell_of` in the database numbers them, but for those inside `minKm`. */
export function cellsOf(circle: Circle): Cells {
  const { latitude, longitude, maxKm } = circle;
  const perDegree = maxKm <= SMALL_KM ? 4 : 1;
  const high = maxKm / KM_PER_DEGREE;
  const south = Math.max(-90, latitude - high);
  const north = Math.min(90, latitude + high);
  // Degrees of longitude are narrowest where the circle comes nearest to a pole.
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const wide = narrowest * 180 <= high ? 180 : high / narrowest;
  const columns = 360 * perDegree;
  const first = Math.floor((longitude - wide + 180) * perDegree);
  const last = Math.min(first + columns - 1, Math.floor((longitude + wide + 180) * perDegree));
  const cells = new Set<number>();
  for (let row = Math.floor((south + 90) * perDegree); row <= Math.floor((north + 90) * perDegree); row++)
    for (let column = first; column <= last; column++)
      if (canHold(circle, row, column, perDegree))
        cells.add(row * columns + (((column % columns) + columns) % columns));
  return { column: perDegree === 4 ? 'cell' : 'wide_cell', cells: [...cells] };
}

/** Whether some of a square may lie in the ring: by its middle, and how far from that its corners are at the most. */
function canHold(circle: Circle, row: number, column: number, perDegree: number): boolean {
  const middle = { latitude: (row + 0.5) / perDegree - 90, longitude: (column + 0.5) / perDegree - 180 };
  const half = (0.5 / perDegree) * (EARTH_KM * RADIANS);
  // Along the parallel of the middle, then north or south.
  const corner = half * (1 + Math.cos(middle.latitude * RADIANS)) + 0.1;
  const km = kilometresBetween(circle, middle);
  return km - corner <= circle.maxKm && km + corner > circle.minKm;
}

const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;

function kilometresBetween(one: Pick<Circle, 'latitude' | 'longitude'>, other: typeof one): number {
  const half = (degrees: number): number => Math.sin((degrees * RADIANS) / 2) ** 2;
  const h =
    half(one.latitude - other.latitude) +
    Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * half(one.longitude - other.longitude);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
