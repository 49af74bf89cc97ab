import { DISTANCE_BANDS, distanceBand } from '../../members';

export const FURTHEST_KM = 500;

/** Null where it is not known, or more than the last band. */
export const roundedKm = (km: number | null): number | null => (km === null ? null : distanceBand(km));

/**
 * The bands up to a distance, nearest first, as `(minKm, maxKm]`. Without a distance the last one is everybody else, also
 * who lives nobody knows where.
 */
export function bandsUpTo(maxKm: number | null): { minKm: number; maxKm: number | null }[] {
  const edges = [...DISTANCE_BANDS.filter((band) => maxKm === null || band < maxKm), maxKm];
  // People in the same town are at distance 0, so the first lower bound, which is exclusive, is -1.
  return edges.map((edge, index) => ({ minKm: edges[index - 1] ?? -1, maxKm: edge }));
}
