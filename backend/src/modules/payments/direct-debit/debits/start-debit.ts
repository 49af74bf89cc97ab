import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { ProviderError, type RegisteredMandate } from '../../../../platform/payments';
import { currentTenantId } from '../../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { PaymentsUnavailable } from '../../errors';
import { BookReport } from '../../settling/book-report';
import { type KeptMandate } from '../mandates/keep-mandate';
import { type MandateDetails } from '../mandates/mandate-proof';
import { PhoneCodes } from '../phone-codes/phone-codes';
import { type DebitOffer } from './debit-offers';

/** A debit whose rows are written. */
export interface StartableDebit {
  readonly attempt: string;
  readonly mandate: KeptMandate;
  readonly details: MandateDetails;
  /** On the bank statement. */
  readonly description: string;
  readonly code: string;
}

/** Has a debit collected, and books what is said of it. */
@Injectable()
export class StartDebit {
  constructor(
    private readonly database: Database,
    private readonly codes: PhoneCodes,
    private readonly reports: BookReport,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Never inside a transaction: it waits for the provider. Throws where nothing will be collected. */
  async start({ account, offer }: DebitOffer, debit: StartableDebit): Promise<void> {
    const { attempt } = debit;
    const registered = await this.register(account, debit).catch((error: unknown) => this.failed(debit, error, false));
    if (!registered) return;
    const report = await account.debits
      .createDebit(account.access, {
        ...{ attempt, sum: { amount: offer.amount, currency: offer.currency }, description: debit.description },
        ...{ eventsUrl: account.eventsUrl, mandate: registered },
      })
      .catch((error: unknown) => this.failed(debit, error, true));
    if (!report) return;
    await this.database.execute(
      'update payment_attempt set provider_payment_id = $2 where id = $1::uuid and provider_payment_id is null',
      [attempt, report.payment],
    );
    await this.reports.book(attempt, report, account.access.mode);
  }

  private async register(
    { access, debits }: DebitOffer['account'],
    { mandate: { id, reference, signedOn, customer, mandate }, details: { holder, iban } }: StartableDebit,
  ): Promise<RegisteredMandate> {
    if (customer !== null && mandate !== null) return { customer, mandate };
    const registered = await debits.registerMandate(access, { reference, holder, iban, signedOn });
    await this.database.execute(
      'update mandate set provider_customer_id = $2, provider_mandate_id = $3 where id = $1::uuid',
      [id, registered.customer, registered.mandate],
    );
    return registered;
  }

  /** Where a debit may have been made after all, it is looked for. Otherwise the code may be used once more. */
  private async failed({ attempt, code }: StartableDebit, error: unknown, mayExist: boolean): Promise<undefined> {
    if (!(error instanceof ProviderError)) throw error;
    const isUnknown = mayExist && error.fault === 'silent';
    this.log.warn({ tenant: currentTenantId(), attempt, code: error.code }, 'a direct debit was not begun');
    await this.database.execute(
      `update payment_attempt set status = $2, failure = $3, next_check_at = case when $4 then next_check_at end
       where id = $1::uuid and status = 'new'`,
      [attempt, isUnknown ? 'unknown' : 'failed', error.code, isUnknown],
    );
    if (isUnknown) return undefined;
    await this.codes.giveBack(code);
    throw new PaymentsUnavailable();
  }
}
