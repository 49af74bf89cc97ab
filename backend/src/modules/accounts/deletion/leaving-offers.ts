import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { type LeavingOffer } from '../use-cases/ask-deletion/ask-deletion.response';

/** What a member who wants to leave could do instead: only what would change something. */
@Injectable()
export class LeavingOffers {
  constructor(private readonly database: Database) {}

  async of(account: number): Promise<LeavingOffer[]> {
    const rows = await this.database.query<LeavingOffer>(
      `select 'invisible_mode' as kind where not exists (select from invisible_mode where profile_id = $1)
       union all select 'mails_off' where not exists (select from mail_preference where account_id = $1 and kind = 'all')`,
      [account],
    );
    return [...rows];
  }
}
