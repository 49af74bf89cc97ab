import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { type Actor, auditInScope } from '../../../tenants';
import { RefundNotByHand, RefundNotFound } from '../../errors';
import { ProviderAccounts } from '../../provider-accounts/provider-accounts';
import { BookReport } from '../../settling/book-report';
import { type Payable } from '../../settling/payable';
import { toldReport } from '../../settling/told-report';

interface Waiting {
  readonly attempt: string;
  readonly account: string;
  readonly status: string;
  readonly amount: number;
}

const FIND = `
  select r.attempt_id as attempt, a.provider_account_id as account, r.status, r.amount
  from money_refund r join payment_attempt a on a.id = r.attempt_id where r.id = $1::uuid`;

/** Books refunds that staff have made by hand, where no provider tells of them. */
@Injectable()
export class TellRefund {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProviderAccounts,
    private readonly reports: BookReport,
  ) {}

  /** Answers whether that is new. */
  made(tenantId: number, refund: string, actor: Actor): Promise<boolean> {
    return runInTenant(tenantId, () => this.book(refund, actor));
  }

  private async book(refund: string, actor: Actor): Promise<boolean> {
    const found = await this.find(refund);
    const { provider, access } = await this.accounts.get(found.account);
    if (provider.reports !== 'by_hand') throw new RefundNotByHand();
    let isNew = false;
    await this.reports.bookTold(found.attempt, access.mode, async (payable: Payable) => {
      const { status, amount } = await this.find(refund);
      // There is no money to pay back before the bank has paid, nor after it has taken it back.
      if (status === 'failed' || payable.attemptStatus !== 'paid') throw new RefundNotByHand();
      if (status === 'done') return undefined;
      isNew = true;
      const act = { action: 'payments.refund_made', subject: `refund:${refund}` };
      await this.database.batch([auditInScope(actor, act)]);
      const sum = { amount, currency: payable.currency };
      const done = { id: `hand:${refund}`, key: refund, status: 'done', sum } as const;
      return toldReport(payable, { status: 'paid', refunds: [done] }, access.mode);
    });
    return isNew;
  }

  private async find(refund: string): Promise<Waiting> {
    const [found] = await this.database.query<Waiting>(FIND, [refund]);
    if (!found) throw new RefundNotFound();
    return found;
  }
}
