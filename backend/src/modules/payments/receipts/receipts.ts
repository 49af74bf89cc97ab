import { Injectable } from '@nestjs/common';
import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { Database } from '../../../platform/database';
import { ReceiptNotFound } from '../errors';
import { holdOrder } from '../money-back/hold-order';
import { isOfPurchase, isOfUnusedPayment } from '../money-back/unused-payment';
import { receiptNumberEntry } from './receipt-number';

/** The facts of a receipt, as the order has kept them. Sums are in minor units. */
export interface Receipt {
  readonly number: string;
  readonly order: number;
  /** The revision of the settings, so that the seller is who it was then. */
  readonly revision: number;
  readonly package: string;
  readonly credits: number;
  readonly currency: string;
  readonly listAmount: number;
  readonly discountAmount: number;
  readonly amount: number;
  readonly vatBasisPoints: number;
  readonly vatAmount: number;
  readonly country: string;
  readonly language: string;
  readonly orderedAt: Date;
  readonly begunAt: Date;
  readonly paidAt: Date;
  readonly method: PaymentMethod | null;
  readonly isTest: boolean;
  /** Whether the credits came before the money, and whether that is still to come. */
  readonly wasAhead: boolean;
  readonly isCollected: boolean;
  /** In the order of time. */
  readonly moneyBack: readonly MoneyBack[];
}

export interface MoneyBack {
  /** `transferred` went by the brand’s own bank, since the provider could not pay it back. */
  readonly kind: 'on_its_way' | 'refunded' | 'transferred' | 'charged_back';
  readonly amount: number;
  /** ISO 8601. */
  readonly at: string;
  /** The name of the transfer on the bank’s statement; null for what went another way. */
  readonly reference: string | null;
}

/** A second payment that went back, and one that brought no credits, are no part of the purchase. */
const FIND = `
  select o.receipt_number as number, o.id as "order", o.revision, o.package_id as package, o.credits, o.currency,
    o.list_amount as "listAmount", o.discount_amount as "discountAmount", o.amount,
    o.vat_basis_points as "vatBasisPoints", o.vat_amount as "vatAmount", o.country, o.language,
    o.created_at as "orderedAt", o.begun_at as "begunAt", o.paid_at as "paidAt", paid.method,
    coalesce(paid.mode = 'test', false) as "isTest",
    coalesce(paid.credits_when = 'submitted', false) as "wasAhead",
    coalesce(paid.status in ('new', 'unknown', 'open', 'pending'), false) as "isCollected", coalesce(back.list, '[]') as "moneyBack"
  from payment_order o
  left join lateral (
    select a.method, a.credits_when, a.status, p.mode from payment_attempt a join provider_account p on p.id = a.provider_account_id
    where a.order_id = o.id and not exists (
      select from money_refund r where r.attempt_id = a.id and ${isOfUnusedPayment('r')})
    order by (a.status = 'paid' or a.booked_at is not null) desc, a.created_at desc limit 1
  ) paid on true
  cross join lateral (
    select json_agg(json_build_object('kind', kind, 'amount', amount, 'at', at, 'reference', reference) order by at) as list from (
      select case when status <> 'done' then 'on_its_way' when transfer_reference is not null then 'transferred' else 'refunded' end as kind,
        amount, coalesce(done_at, asked_at) as at, transfer_reference as reference
      from money_refund r where order_id = o.id and status <> 'failed' and ${isOfPurchase('r')}
      union all
      select 'charged_back', amount, opened_at, null from payment_dispute where order_id = o.id and status <> 'won'
    ) moved
  ) back
  where o.id = $1::integer and o.account_id = $2::integer and o.receipt_number is not null`;

/** Not whether it is without a number: another request may just have given it one. */
const PAID = `
  select from payment_order where id = $1::integer and account_id = $2::integer and paid_at is not null`;

/** Receipts of the tenant in scope, for whoever paid. */
@Injectable()
export class Receipts {
  constructor(private readonly database: Database) {}

  async find(order: number, member: number): Promise<Receipt> {
    const receipt = (await this.read(order, member)) ?? (await this.numberAndRead(order, member));
    if (!receipt) throw new ReceiptNotFound();
    return receipt;
  }

  /** While versions change, a process that knows no receipts may have booked the order without a number. */
  private async numberAndRead(order: number, member: number): Promise<Receipt | undefined> {
    const [paid] = await this.database.query(PAID, [order, member]);
    if (!paid) return undefined;
    await this.database.transaction(async () => {
      await holdOrder(this.database, order);
      await this.database.batch([receiptNumberEntry(order)]);
    });
    return this.read(order, member);
  }

  private async read(order: number, member: number): Promise<Receipt | undefined> {
    const [receipt] = await this.database.query<Receipt>(FIND, [order, member]);
    return receipt;
  }
}
