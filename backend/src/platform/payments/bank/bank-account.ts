import { electronicFormatIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';
import { ProviderError } from '../provider-error';

/** The account to which a bank collects, as its files name it. */
export interface BankAccount {
  readonly iban: string;
  /** Undefined where the bank finds it by the IBAN. */
  readonly bic: string | undefined;
  /** As the bank knows the creditor. */
  readonly holder: string;
}

/** Reads `<IBAN>:<BIC>:<holder>`, of which the BIC may be empty. Throws a ProviderError for anything else. */
export function bankAccountIn(apiKey: string): BankAccount {
  const [, given, bic, holder] = /^([^:]+):([A-Z0-9]*):([^:]{2,70})$/.exec(apiKey) ?? [];
  if (given === undefined || bic === undefined || holder === undefined) throw unfit('key_unfit');
  const iban = electronicFormatIBAN(given);
  if (iban === null || !isValidIBAN(iban) || !isSEPACountry(iban.slice(0, 2))) throw unfit('iban_invalid');
  if (bic === '') return { iban, bic: undefined, holder };
  // Banks refuse a file whose BIC is of another country than its IBAN.
  if (!isValidBIC(bic) || bic.slice(4, 6) !== iban.slice(0, 2)) throw unfit('bic_invalid');
  return { iban, bic, holder };
}

const unfit = (code: string): ProviderError => new ProviderError('unauthorised', code);
