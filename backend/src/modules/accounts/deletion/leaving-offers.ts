import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { LeavingDiscounts } from '../../payments';
import { type TenantDocument } from '../../tenants';
import { type LeavingOffer } from '../use-cases/ask-deletion/ask-deletion.response';

/** Alternatives for a member who wants to leave: only those that would change something. */
@Injectable()
export class LeavingOffers {
  constructor(
    private readonly database: Database,
    private readonly discounts: LeavingDiscounts,
  ) {}

  async of(account: number, document: TenantDocument): Promise<LeavingOffer[]> {
    const [others, hasDiscount] = await Promise.all([
      this.others(account, document.features),
      this.discounts.isOpenTo(account, document),
    ]);
    return hasDiscount ? [...others, { kind: 'discount' }] : others;
  }

  private async others(account: number, features: TenantDocument['features']): Promise<LeavingOffer[]> {
    const rows = await this.database.query<LeavingOffer>(
      `select 'invisible_mode' as kind where $2::boolean
         and not exists (select from invisible_mode where profile_id = $1)
         and ($3::boolean or exists (select from account where id = $1 and premium_since is not null))
       union all select 'mails_off' where not exists (select from mail_preference where account_id = $1 and kind = 'all')`,
      [account, features.invisible_mode, features.invisible_mode_for === 'everybody'],
    );
    return [...rows];
  }
}
