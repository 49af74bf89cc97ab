import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { currentTenantId } from '../../../platform/tenancy/scope';
import { TransactionNotFound } from '../errors';
import { type Entered, type Reversal, enter, reverse } from './enter';

export interface Purchase {
  readonly account: number;
  /** One or more. */
  readonly credits: number;
  /** The payment that bought them. */
  readonly payment: string;
  readonly revision: number;
}

/** The ledger of the tenant in scope. Joins the transaction that is open. */
@Injectable()
export class Ledger {
  constructor(private readonly database: Database) {}

  /** Credits that were paid for. They make the member premium. Told of the same payment again, it is the same entry. */
  async purchase({ account, credits, payment, revision }: Purchase): Promise<Entered> {
    if (!Number.isInteger(credits) || credits < 1) throw new RangeError('a purchase is of one credit or more');
    const entry = { account, amount: credits, reason: 'purchase', reference: payment, revision } as const;
    const entered = await this.database.transaction(() =>
      enter(this.database, currentTenantId(), { ...entry, key: `purchase:${payment}` }),
    );
    if (!entered) throw new TransactionNotFound();
    return entered;
  }

  reverse(reversal: Reversal): Promise<Entered> {
    return this.database.transaction(() => reverse(this.database, currentTenantId(), reversal));
  }
}
