import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { ALL_KINDS } from '../../kinds/mail-kinds';
import { OFFERED_KINDS } from '../../kinds/offered-kinds';
import { emailHashOf } from '../../suppression/email-hash';
import { type MailPreferencesResponse } from './mail-preferences.response';

type Reason = NonNullable<MailPreferencesResponse['suppression']>['reason'];

interface DisabledRow {
  readonly kind: string | null;
  readonly reason: Reason | null;
  readonly since: Date;
}

// The strongest reason comes first: `bounce`, `complaint`, `unsubscribe`.
const DISABLED = `
  select case when kind = '${ALL_KINDS}' then 'unsubscribe' end as reason, kind, disabled_at as since
  from mail_preference where account_id = $1
  union all
  select s.reason, null, s.since from account a join mail_suppression s on s.email_hash = ${emailHashOf('a.email_key')}
  where a.id = $1 and s.lifted_at is null
  order by reason`;

@Injectable()
export class ListMailPreferences {
  constructor(private readonly database: Database) {}

  async of(account: number): Promise<MailPreferencesResponse> {
    const rows = await this.database.query<DisabledRow>(DISABLED, [account]);
    const disabled = new Set(rows.map(({ kind }) => kind));
    const [first] = rows.flatMap(({ reason, since }) => (reason ? [{ reason, since: since.toISOString() }] : []));
    return {
      mails: OFFERED_KINDS.map((kind) => ({ kind, enabled: !disabled.has(kind) })),
      suppression: first ?? null,
    };
  }
}
