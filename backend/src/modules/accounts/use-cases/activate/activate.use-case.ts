import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { uuidV7 } from '../../../../platform/outbox';
import { hashOf } from '../../secret-token';
import { type Confirmation, afterConfirmation, showAndGrant } from '../../tokens/confirm-account';

/**
 * One statement: whoever changes the token's row first confirms the account, shows its profile and gets the credits;
 * everybody else finds nothing left to change.
 */
const ACTIVATE = `
  with used as (
    update account_token set used_at = now()
    where hash = $1 and kind = 'activation' and used_at is null and expires_at > now()
    returning account_id, email
  ), confirmed as (
    update account a set status = 'active', confirmed_at = now() from used
    where a.id = used.account_id and a.email = used.email and a.status = 'not_confirmed'
    returning a.id
  ), ${showAndGrant({ id: '$2::uuid', amount: '$3::integer', revision: '$4::integer' })}`;

@Injectable()
export class Activate {
  constructor(private readonly database: Database) {}

  /** Whether the account of this link is active now. Opening a link again that has done its work changes nothing. */
  async activate(token: string, said: Confirmation): Promise<boolean> {
    const hash = hashOf(token);
    const results = await this.database.batch([
      { text: ACTIVATE, values: [hash, uuidV7(), said.amount, said.revision] },
      {
        text: `select 1 from account_token t join account a on a.id = t.account_id
          where t.hash = $1 and t.kind = 'activation' and t.expires_at > now() and a.status = 'active'`,
        values: [hash],
      },
      ...afterConfirmation(said, {
        text: "select account_id from account_token where hash = $1 and kind = 'activation'",
        values: [hash],
      }),
    ]);
    return results[1]?.length === 1;
  }
}
