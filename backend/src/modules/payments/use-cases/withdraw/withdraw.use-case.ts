import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { OutboxHint, uuidV7 } from '../../../../platform/outbox';
import { readerOf } from '../../../../platform/texts';
import { OrderInDispute, OrderNotFound, WithdrawalKeyUsed, WithdrawalTooLate } from '../../errors';
import { holdOrder } from '../../money-back/hold-order';
import { CarryOut } from '../../withdrawal/carry-out';
import { membersStatement } from '../../withdrawal/statements';
import { confirmationMail } from '../../withdrawal/withdrawal-mail';
import { type WithdrawalResponse } from './withdrawal.response';

interface Member {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
  readonly timeZone: string | null;
}

type Made = Omit<WithdrawalResponse, 'received_at' | 'due_by'> & { readonly receivedAt: Date; readonly dueAt: Date };

const MADE = `
  select s.order_id as "order", s.received_at as "receivedAt", coalesce(r.amount, 0) as amount, o.currency,
    coalesce(r.credits, 0) as credits, s.reason, coalesce(r.due_at, s.received_at + interval '14 days') as "dueAt", b.balance
  from withdrawal_statement s join payment_order o on o.id = s.order_id join credit_balance b on b.account_id = s.account_id
  left join money_refund r on r.id = s.refund_id
  where s.account_id = $1::integer and s.client_key = $2::uuid`;

/** A member withdraws from one of their orders. */
@Injectable()
export class Withdraw {
  constructor(
    private readonly database: Database,
    private readonly carryOut: CarryOut,
    private readonly hint: OutboxHint,
  ) {}

  async withdraw(member: number, order: number, key: string): Promise<WithdrawalResponse> {
    const made = await this.database.transaction(async () => {
      await this.hold(member, order);
      const before = await this.find(member, key);
      if (!before) await this.make(member, order, key);
      return before ?? (await this.find(member, key));
    });
    if (made?.order !== order) throw new WithdrawalKeyUsed();
    this.hint.give();
    const { receivedAt, dueAt, ...rest } = made;
    return { ...rest, received_at: receivedAt.toISOString(), due_by: dueAt.toISOString() };
  }

  /** Holds the order: of several presses at once the others wait here, and then find what the first has made. */
  private async hold(member: number, order: number): Promise<void> {
    const [own] = await this.database.query(
      'select from payment_order where id = $1::integer and account_id = $2::integer and paid_at is not null',
      [order, member],
    );
    if (!own) throw new OrderNotFound();
    await holdOrder(this.database, order);
  }

  private async make(account: number, order: number, key: string): Promise<void> {
    const outcome = await this.carryOut.withdraw(order);
    if (outcome === 'no_match') throw new OrderNotFound();
    if (outcome === 'too_late') throw new WithdrawalTooLate();
    if (outcome === 'in_dispute') throw new OrderInDispute();
    const { name, email, timeZone, ...rest } = await this.memberOf(account);
    const reader = readerOf(rest);
    const receivedAt = outcome.purchase.now;
    const statement = { id: uuidV7(), key, account, order, name, email, about: String(order), message: null };
    await this.database.batch([
      membersStatement({ ...statement, locale: reader.locale, receivedAt }, outcome),
      confirmationMail(outcome, receivedAt, { name, address: email, timeZone, ...reader }),
    ]);
  }

  private async memberOf(account: number): Promise<Member> {
    const [member] = await this.database.query<Member>(
      `select p.name, a.email, a.language, p.country, a.time_zone as "timeZone"
       from account a join profile p on p.id = a.id where a.id = $1::integer`,
      [account],
    );
    if (!member) throw new OrderNotFound();
    return member;
  }

  private async find(member: number, key: string): Promise<Made | undefined> {
    const [made] = await this.database.query<Made>(MADE, [member, key]);
    return made;
  }
}
