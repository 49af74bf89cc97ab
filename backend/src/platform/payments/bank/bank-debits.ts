import {
  type NewDebit,
  type PaymentReport,
  type ProviderAccess,
  type ProviderDebits,
  type RegisteredMandate,
  type SignedMandate,
} from '../provider';
import { endToEndId } from './end-to-end-id';

/** Members of the European Economic Area. */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Direct debits that wait for a file: the bank is told of them, and of their mandates, by that alone. */
export class BankDebits implements ProviderDebits {
  /** For accounts outside of the EEA a bank wants a BIC and a structured address, which payers are not asked for. */
  takesIban(iban: string): boolean {
    return EEA.has(iban.slice(0, 2));
  }

  registerMandate(_: ProviderAccess, { reference }: SignedMandate): Promise<RegisteredMandate> {
    return Promise.resolve({ customer: 'bank', mandate: reference });
  }

  createDebit({ mode }: ProviderAccess, { attempt, sum }: NewDebit): Promise<PaymentReport> {
    return Promise.resolve({
      ...{ payment: endToEndId(attempt), otherId: undefined, status: 'pending', statusAtProvider: 'pending', mode },
      ...{ sum, attempt, method: 'sepa_debit', failure: undefined, payerCountry: undefined },
      ...{ refunds: [], disputes: [] },
    });
  }

  /** The mandate is in no file from here on. */
  revokeMandate(): Promise<void> {
    return Promise.resolve();
  }
}
