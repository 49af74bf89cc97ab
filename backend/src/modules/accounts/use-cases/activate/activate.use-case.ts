import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { uuidV7 } from '../../../../platform/outbox';
import { LinkInvalid, LinkUsed } from '../../errors';
import { hashOf } from '../../secret-token';
import { type Confirmation, afterConfirmation, showAndGrant } from '../../tokens/confirm-account';
import { type ActivationResult } from './activate.response';

/**
 * One statement: the first request to change the token's row confirms the account, shows its profile and gets the credits;
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

interface Found {
  /** Whether this call confirmed the account; null for one that is not active. */
  readonly is_new: boolean | null;
  readonly is_used: boolean | null;
}

@Injectable()
export class Activate {
  constructor(private readonly database: Database) {}

  /** Whether the account is confirmed by this link now, or was before: opening a link again changes nothing. */
  async activate(token: string, said: Confirmation): Promise<ActivationResult> {
    const hash = hashOf(token);
    const [, , found] = await this.database.batch([
      // Before the token's row, as whoever enters the code does.
      {
        text: `select from account where id = (
          select account_id from account_token where hash = $1 and kind = 'activation') for update`,
        values: [hash],
      },
      { text: ACTIVATE, values: [hash, uuidV7(), said.amount, said.revision] },
      {
        text: `select case when a.status = 'active' then a.confirmed_at = now() end as is_new, t.used_at < now() as is_used
          from account_token t join account a on a.id = t.account_id where t.hash = $1 and t.kind = 'activation'`,
        values: [hash],
      },
      ...afterConfirmation(said, {
        text: "select account_id from account_token where hash = $1 and kind = 'activation'",
        values: [hash],
      }),
    ]);
    const { is_new: isNew = null, is_used: isUsed = null } = (found?.[0] ?? {}) as Partial<Found>;
    if (isNew !== null) return isNew ? 'confirmed' : 'confirmed_before';
    throw isUsed === true ? new LinkUsed() : new LinkInvalid();
  }
}
