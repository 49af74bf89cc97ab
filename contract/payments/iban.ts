/** How long an IBAN is in each country whose banks take part in SEPA. */
export const SEPA_LENGTHS: Readonly<Record<string, number>> = {
  ...{ AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22 },
  ...{ GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18 },
  ...{ NO: 15, PL: 28, PT: 25, RO: 24, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
};

const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/;

/** An IBAN as machines write it: without spaces and hyphens, in capitals. */
export const compactIban = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Why an IBAN cannot be used, as far as its digits tell; undefined where nothing speaks against it. */
export function ibanFault(text: string): 'invalid' | 'not_sepa' | undefined {
  const iban = compactIban(text);
  if (!SHAPE.test(iban) || remainder(iban) !== 1) return 'invalid';
  const length = SEPA_LENGTHS[iban.slice(0, 2)];
  if (length === undefined) return 'not_sepa';
  return iban.length === length ? undefined : 'invalid';
}

/** ISO 7064, modulo 97: letters count from 10, and the first four characters come last. */
function remainder(iban: string): number {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0);
}
