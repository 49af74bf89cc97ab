const GREATEST_ID = 2_147_483_647;
const IN_PATH = /\/(?:members|likes\/m)\/(\d{1,10})(?:[/?#]|$)/;
const PLAIN = /^\d{1,10}$/;

/** The id of the profile whose address somebody has copied; null where it is none. */
export function profileInAddress(address: string): number | null {
  const digits = IN_PATH.exec(address)?.[1] ?? PLAIN.exec(address)?.[0];
  const id = Number(digits);
  return digits !== undefined && id > 0 && id <= GREATEST_ID ? id : null;
}
