import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { NOT_BLOCKED } from '../conversations/partner-sql';
import { type JudgedRule } from './judge';

/** Of one sender at once; more of them nobody reads. */
const MOST_WAITING = 20;

export interface Withheld {
  readonly sender: number;
  readonly profile: number;
  readonly clientId: string;
  readonly body: string;
  readonly rule: JudgedRule;
}

/** Messages that wait for staff. */
@Injectable()
export class HeldMessages {
  constructor(private readonly database: Database) {}

  /** False where there is nobody to whom it could be sent. The same message again is the same one. */
  async hold({ sender, profile, clientId, body, rule }: Withheld): Promise<boolean> {
    const [row] = await this.database.query<{ there: boolean }>(
      `with target as (
         select p.id from profile p where p.id = $2::integer and p.id <> $1::integer and p.status = 'active' and ${NOT_BLOCKED}
       ), held as (
         insert into held_message (sender_id, profile_id, client_id, body, rule)
         select $1::integer, target.id, $3::uuid, $4, $5 from target
         where not exists (select from message m where m.sender_id = $1::integer and m.client_id = $3::uuid)
           and (select count(*) from held_message o where o.sender_id = $1::integer and o.decided_at is null) < ${MOST_WAITING}
         on conflict do nothing
       )
       select exists (select from target) as there`,
      [sender, profile, clientId, body, rule],
    );
    return row?.there ?? false;
  }
}
