/** Kilometres. Nobody is told more exactly how far somebody lives. */
export const DISTANCE_BANDS = [5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 400, 500] as const;

/** The band shown for a distance in kilometres: the first that is not less, null beyond the last. */
export const distanceBand = (km: number): number | null => DISTANCE_BANDS.find((band) => km <= band) ?? null;
