import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { type PaymentReport, ProviderError, type SignedFacts } from '../../../platform/payments';
import { type AttemptStatus } from '../books/transitions';
import { type ProviderAccount, ProviderAccounts } from '../provider-accounts/provider-accounts';
import { BookReport } from './book-report';

interface Known {
  readonly providerAccount: string;
  readonly payment: string;
  readonly status: AttemptStatus;
  readonly statusAtProvider: string | null;
  readonly amount: number;
  readonly currency: string;
}

const KNOWN = `
  select a.provider_account_id as "providerAccount", a.provider_payment_id as payment, a.status,
    a.provider_status as "statusAtProvider", o.amount, o.currency
  from payment_attempt a join payment_order o on o.id = a.order_id where a.id = $1::uuid`;

/** Books what a provider has signed, where it does not tell the same when it is asked. */
@Injectable()
export class BookSigned {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProviderAccounts,
    private readonly reports: BookReport,
  ) {}

  /**
   * Never inside a transaction: it may wait for the provider. Throws ProviderError where money went back of a payment that
   * nobody has told of yet.
   */
  async book(attempt: string, signed: SignedFacts): Promise<void> {
    const [known] = await this.database.query<Known>(KNOWN, [attempt]);
    if (!known) return;
    const account = await this.accounts.get(known.providerAccount);
    const { mode } = account.access;
    if ('report' in signed) {
      await this.reports.book(attempt, signed.report, mode);
      return;
    }
    const report = known.status === 'paid' ? paidReport(attempt, known, account) : await this.read(known, account);
    await this.reports.book(attempt, { ...report, refunds: signed.refunds, disputes: signed.disputes }, mode);
  }

  /** Told in the wrong order, or what was told first is lost. */
  private async read({ payment }: Known, { provider, access }: ProviderAccount): Promise<PaymentReport> {
    const report = await provider.read(access, payment);
    if (report.status !== 'paid') throw new ProviderError('silent', 'payment_not_told_yet');
    return report;
  }
}

/** The payment as it was booked: it was compared with the order then. */
function paidReport(attempt: string, known: Known, { access }: ProviderAccount): PaymentReport {
  const { payment, statusAtProvider, amount, currency } = known;
  return {
    ...{ payment, otherId: undefined, status: 'paid', statusAtProvider: statusAtProvider ?? 'paid', mode: access.mode },
    ...{ sum: { amount, currency }, attempt, method: undefined, failure: undefined, payerCountry: undefined },
    ...{ refunds: [], disputes: [] },
  };
}
