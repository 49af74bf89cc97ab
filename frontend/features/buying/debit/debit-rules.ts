import { ibanFault } from '../../../../contract/payments/iban';

/** In the order of the form, as the api names them. */
export const DEBIT_FIELDS = [
  ...(['account_holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone', 'otp'] as const),
] as const;
export type DebitField = (typeof DEBIT_FIELDS)[number];
export type DebitValues = Readonly<Record<DebitField, string>>;

/** The faults that a field can have; each has its text. */
export const DEBIT_FAULTS = [
  ...(['account_holder_missing', 'iban_missing', 'iban_invalid', 'iban_not_sepa', 'street_missing'] as const),
  ...([
    'house_number_missing',
    'zip_missing',
    'city_missing',
    'line_invalid',
    'phone_missing',
    'phone_invalid',
  ] as const),
  ...(['phone_not_mobile', 'phone_country', 'phone_unavailable', 'phone_limited', 'phone_failed'] as const),
  ...(['otp_unsent', 'otp_missing', 'otp_invalid'] as const),
] as const;
export type DebitFault = (typeof DEBIT_FAULTS)[number];
export type DebitFaults = Partial<Record<DebitField, DebitFault | undefined>>;

/** Shortest and longest, as the api takes them. */
const LINES = {
  account_holder: [2, 70],
  street: [1, 70],
  house_number: [1, 16],
  zip: [1, 16],
  city: [1, 35],
} as const;
export type Line = keyof typeof LINES;

const NO_MARKUP = /^[^<>\p{Cc}]+$/u;
const PHONE = /^[+(]?[0-9][0-9 ()./-]{4,30}$/;

export const mostOf = (line: Line): number => LINES[line][1];

/** The api’s rules, told before sending. `sentTo` is the number that has got a code. */
export function checkDebit(values: DebitValues, sentTo: string | undefined): DebitFaults {
  const faults: DebitFaults = {};
  for (const line of Object.keys(LINES) as Line[]) {
    const fault = lineFault(line, values[line].trim());
    if (fault) faults[line] = fault;
  }
  if (values.iban.trim() === '') faults.iban = 'iban_missing';
  else {
    const fault = ibanFault(values.iban);
    if (fault) faults.iban = `iban_${fault}`;
  }
  const phone = phoneFault(values.phone);
  if (phone) faults.phone = phone;
  else if (sentTo !== values.phone.trim()) faults.phone = 'otp_unsent';
  else if (!/^\d{6}$/.test(values.otp)) faults.otp = 'otp_missing';
  return faults;
}

export function phoneFault(phone: string): DebitFault | undefined {
  if (phone.trim() === '') return 'phone_missing';
  return PHONE.test(phone.trim()) ? undefined : 'phone_invalid';
}

function lineFault(line: Line, text: string): DebitFault | undefined {
  if (text === '') return `${line}_missing`;
  const [least, most] = LINES[line];
  return text.length < least || text.length > most || !NO_MARKUP.test(text) ? 'line_invalid' : undefined;
}
