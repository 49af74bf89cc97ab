import {
  type AccountFacts,
  type Checkout,
  type OfferedMethod,
  type PaymentProvider,
  type PaymentReport,
  type ProviderAccess,
  type RefundReport,
} from '../provider';
import { ProviderError } from '../provider-error';
import { bankAccountIn } from './bank-account';
import { BankDebits } from './bank-debits';
import { endToEndId } from './end-to-end-id';

/**
 * A bank that collects direct debits by files. No program is called: staff bring the files there, and tell what the bank's
 * statements say. The account's key is `<IBAN>:<BIC>:<holder>`. A test account writes files that say so in their ids.
 */
export class BankProvider implements PaymentProvider {
  readonly name = 'bank';
  readonly debits = new BankDebits();
  readonly refunds = 'by_hand';
  readonly reports = 'by_hand';
  readonly eventAnswer = { status: 204, text: '' } as const;

  verify({ apiKey, mode }: ProviderAccess): Promise<AccountFacts> {
    return later(() => ({ mode, payee: bankAccountIn(apiKey).holder }));
  }

  offer(): Promise<OfferedMethod[]> {
    return Promise.resolve([]);
  }

  create(): Promise<Checkout> {
    return Promise.reject(new ProviderError('refused', 'no_hosted_page'));
  }

  /** A debit is ours from the moment that its rows are written, so that none is ever lost. */
  find(_: ProviderAccess, attempt: string): Promise<Checkout> {
    return Promise.resolve({ payment: endToEndId(attempt), url: undefined, expiresAt: undefined });
  }

  read(): Promise<PaymentReport> {
    return Promise.reject(new ProviderError('refused', 'told_by_hand'));
  }

  /** Calls nobody: a debit that is in a file is collected, and one that is not pending any more gets into no file. */
  cancel(): Promise<void> {
    return Promise.resolve();
  }

  refund(): Promise<RefundReport> {
    return Promise.reject(new ProviderError('refused', 'refund_by_hand'));
  }

  list(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  readEvent(): undefined {
    return undefined;
  }
}

const later = <T>(work: () => T): Promise<T> => Promise.resolve().then(work);
