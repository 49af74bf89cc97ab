import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { currentTenantId } from '../../../platform/tenancy/scope';
import { TransactionNotFound } from '../errors';
import { type Entered, type Reversal, enter, reverse } from './enter';
import { type LotEntry, type Lots, reckonLots } from './lots';

export interface Purchase {
  readonly account: number;
  /** One or more. */
  readonly credits: number;
  /** The payment that bought them. */
  readonly payment: string;
  readonly revision: number;
}

/** Credits of an order that leave with its money, or come back with it. */
export interface OrderMove {
  readonly account: number;
  readonly order: string;
  readonly reason: 'withdrawal' | 'chargeback';
  /** Not zero; below it for what leaves. */
  readonly amount: number;
  readonly revision: number;
  /** Unique in the tenant: the same again is the same entry. */
  readonly key: string;
}

const ENTRIES = `
  select id, amount, reason, reference from credit_entry where account_id = $1::integer order by number`;

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

  /** Which purchases the credits come from that an account has. Hold its balance where something follows from it. */
  async lots(account: number): Promise<Lots> {
    return reckonLots(await this.database.query<LotEntry>(ENTRIES, [account]));
  }

  /** Takes the credits of an order, or gives them back. Throws NotEnoughCredits where fewer are there. */
  async moveOfOrder({ order, ...move }: OrderMove): Promise<Entered> {
    const entered = await this.database.transaction(() =>
      enter(this.database, currentTenantId(), { ...move, reference: order }),
    );
    if (!entered) throw new TransactionNotFound();
    return entered;
  }

  reverse(reversal: Reversal): Promise<Entered> {
    return this.database.transaction(() => reverse(this.database, currentTenantId(), reversal));
  }
}
