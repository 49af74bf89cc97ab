import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { type TenantDocument } from '../../tenants';
import { ProviderAccounts } from '../provider-accounts/provider-accounts';
import { type Discount } from './discount';
import { DiscountCodes } from './discount-codes';
import { LeavingDiscountOff } from './errors';

type Settings = Pick<TenantDocument, 'company' | 'discounts'>;

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** A code that nobody guesses, without letters and digits that look alike. */
const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The discount that is offered, once, to a member who wants to delete the account. */
@Injectable()
export class LeavingDiscounts {
  constructor(
    private readonly database: Database,
    private readonly codes: DiscountCodes,
    private readonly accounts: ProviderAccounts,
  ) {}

  /** Whether to offer it: not where nothing can be bought, and not a second time. */
  async isOpenTo(member: number, { company }: Settings): Promise<boolean> {
    if (company.delete_discount === 0 || (await this.accounts.active()).length === 0) return false;
    const taken = await this.database.query(
      "select from discount_code where kind = 'leaving' and account_id = $1::integer",
      [member],
    );
    return taken.length === 0;
  }

  /** Gives the member a code of their own. Pressed twice at once, it is one. */
  async take(member: number, { company, discounts }: Settings): Promise<Discount> {
    if (company.delete_discount === 0) throw new LeavingDiscountOff();
    const [taken] = await this.database.query<{ code: string }>(
      `insert into discount_code (id, code, kind, percent, account_id, expires_at)
       values ($1::uuid, $2, 'leaving', $3::integer, $4::integer, now() + make_interval(days => $5::integer))
       on conflict (tenant_id, account_id) where kind = 'leaving' do nothing returning code`,
      [uuidV7(), newCode(), company.delete_discount, member, discounts.leaving_days],
    );
    if (!taken) throw new LeavingDiscountOff();
    return this.codes.find(member, taken.code);
  }
}
