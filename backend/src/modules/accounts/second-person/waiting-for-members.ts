import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type CreditGift, GIFT_COLUMNS } from '../credit-gifts/credit-gift';
import { CHANGE_COLUMNS, type StaffMailChange } from '../staff-mail-changes/mail-change';
import { type AskedOfMember, IS_WAITING } from './asked-of-member';

/** With whom it is for. */
export type WaitingForMember<R extends AskedOfMember = AskedOfMember> = R & {
  readonly tenant_id: number;
  /** The member's name. */
  readonly name: string;
  readonly fictional: boolean;
};

const MOST = 200;
const list = (columns: string, from: string): string => `
  select w.tenant_id, p.name, p.fictional, ${columns}
  ${from} join profile p on p.tenant_id = w.tenant_id and p.id = w.account_id
  where w.tenant_id = any($1::integer[]) and ${IS_WAITING} order by w.asked_at, w.tenant_id, w.id limit ${MOST}`;
const GIFTS = list(GIFT_COLUMNS, 'from credit_gift w');
const CHANGES = list(CHANGE_COLUMNS, 'from staff_mail_change w');

/** Lists what waits for a second person at members of several brands, oldest first. */
@Injectable()
export class WaitingForMembers {
  constructor(private readonly platform: PlatformDatabase) {}

  creditGifts(tenants: readonly number[]): Promise<WaitingForMember<CreditGift>[]> {
    return this.platform.query(GIFTS, [tenants]);
  }

  mailChanges(tenants: readonly number[]): Promise<WaitingForMember<StaffMailChange>[]> {
    return this.platform.query(CHANGES, [tenants]);
  }
}
