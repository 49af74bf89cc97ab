/** `countryregion` wherever it is answered. Where it is sent, it is the id alone. */
export interface CountryRegion {
  /** As `/api/regions` lists it. */
  readonly id: number;
  /** In the reader's language. */
  readonly name: string;
}

const CODE = /^[A-Z]{2}-[A-Z\d]{1,3}$/;
const OWN_CODES = 37 ** 3;

/**
 * The stable number of a region: its code read as digits, so that it can stand in a member's row and no list has to be
 * kept. Positive and below 2³¹. Throws where the code is not two letters, a hyphen and one to three letters or digits.
 */
export function regionId(code: string): number {
  const match = /^([A-Z])([A-Z])-([A-Z\d]{1,3})$/.exec(code);
  if (!match) throw new Error(`not a region's code: ${code}`);
  const [, first = '', second = '', own = ''] = match;
  const country = (first.charCodeAt(0) - 65) * 26 + (second.charCodeAt(0) - 65);
  const digit = (at: number): number => (at < own.length ? parseInt(own.charAt(at), 36) + 1 : 0);
  const rest = (digit(0) * 37 + digit(1)) * 37 + digit(2);
  return country * OWN_CODES + rest;
}

/** The code that a number was made of, or undefined where it is none's. */
export function regionCode(id: number): string | undefined {
  const [country, rest] = [Math.floor(id / OWN_CODES), id % OWN_CODES];
  const letters = String.fromCharCode(65 + Math.floor(country / 26), 65 + (country % 26));
  const own = [Math.floor(rest / (37 * 37)), Math.floor(rest / 37) % 37, rest % 37]
    .map((digit) => (digit === 0 ? '' : (digit - 1).toString(36).toUpperCase()))
    .join('');
  const code = `${letters}-${own}`;
  return CODE.test(code) && regionId(code) === id ? code : undefined;
}

/**
 * The id of a region that somebody sent: a number, or its digits where a form sent it. Pages that were opened before the
 * release that settled on ids still send the code, and keep it in their tab.
 */
export function regionIdOf(given: unknown): number | undefined {
  if (typeof given === 'number') return regionCode(given) === undefined ? undefined : given;
  if (typeof given !== 'string') return undefined;
  if (/^\d{1,10}$/.test(given)) return regionIdOf(Number(given));
  return CODE.test(given) ? regionId(given) : undefined;
}
