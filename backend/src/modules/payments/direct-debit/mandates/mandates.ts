import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { ProviderError } from '../../../../platform/payments';
import { currentTenantId } from '../../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { ProviderAccounts } from '../../provider-accounts/provider-accounts';
import { MandateNotFound } from '../errors';
import { LeaveOutDebit } from '../files/leave-out-debit';
import { type MandateResponse } from './mandate.response';

interface Held {
  readonly id: string;
  readonly reference: string;
  readonly holder: string | null;
  readonly ibanLast4: string | null;
  readonly creditor: string;
  readonly signedAt: Date;
  readonly lastUsedAt: Date;
}

interface Revoked {
  readonly account: string;
  readonly customer: string | null;
  readonly mandate: string | null;
}

const HELD = `
  select id, reference, holder, iban_last4 as "ibanLast4", creditor_name as creditor, signed_at as "signedAt",
    last_used_at as "lastUsedAt"
  from mandate where account_id = $1::integer and status = 'active' order by signed_at desc`;

const REVOKE = `
  update mandate set status = 'revoked', ended_at = now()
  where id = $1::uuid and account_id = $2::integer and status in ('proved', 'active')
  returning provider_account_id as account, provider_customer_id as customer, provider_mandate_id as mandate`;

/** Mandates of members of the tenant in scope. */
@Injectable()
export class Mandates {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProviderAccounts,
    private readonly debits: LeaveOutDebit,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async list(member: number): Promise<MandateResponse[]> {
    const held = await this.database.query<Held>(HELD, [member]);
    return held.map(({ id, reference, holder, ibanLast4, creditor, signedAt, lastUsedAt }) => ({
      ...{ id, reference, account_holder: holder ?? '', iban_end: ibanLast4 ?? '', creditor },
      ...{ signed_at: signedAt.toISOString(), last_used_at: lastUsedAt.toISOString() },
    }));
  }

  /** Nothing new is collected by it from here on; what is under way at the bank goes its way. */
  async revoke(id: string, member: number): Promise<void> {
    const [revoked] = await this.database.query<Revoked>(REVOKE, [id, member]);
    if (!revoked) throw new MandateNotFound();
    const { account: accountId, customer, mandate } = revoked;
    if (customer === null || mandate === null) return;
    const account = await this.accounts.get(accountId);
    // A bank that is told by files has not been asked for what waits for one.
    if (account.provider.reports === 'by_hand') await this.debits.leaveOutOf(id, account.access.mode);
    try {
      await account.provider.debits?.revokeMandate(account.access, { customer, mandate });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // It counts as revoked: nothing but our own calls collects by it.
      this.log.warn(
        { tenant: currentTenantId(), mandate: id, code: error.code },
        'a provider did not revoke a mandate',
      );
    }
  }
}
