import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { IbanInvalid, IbanNotSepa } from '../errors';

/** Reads an IBAN as people write it, with spaces and small letters. Answers it without them. */
export function readIban(text: string): string {
  const iban = electronicFormatIBAN(text.toUpperCase());
  if (iban === null || !isValidIBAN(iban)) throw new IbanInvalid();
  if (!isSEPACountry(iban.slice(0, 2))) throw new IbanNotSepa();
  return iban;
}
