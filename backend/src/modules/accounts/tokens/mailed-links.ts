import { type Database, type Statement } from '../../../platform/database';
import { type Reader } from '../../../platform/texts';
import { LinkInvalid, LinkUsed } from '../errors';
import { hashOf, newToken } from '../secret-token';

export interface Recipient extends Reader {
  readonly name: string;
  readonly email: string;
}

type LinkKind = 'password_reset' | 'mail_change' | 'mail_undo' | 'reactivation';

/** For how many hours a link of each kind works. */
const HOURS: Readonly<Record<LinkKind, number>> = {
  password_reset: 1,
  mail_change: 24,
  mail_undo: 7 * 24,
  // And no longer than there is something to bring back.
  reactivation: 14 * 24,
};

interface NewLink {
  readonly token: string;
  readonly hash: Buffer;
  readonly statement: Statement;
}

/**
 * A link for an account. With `mostADay` it is written only while fewer were asked for within a day; lock the account's
 * row before, so that many at once are counted one after the other.
 */
export function newLink(account: number, kind: LinkKind, email: string, mostADay?: number): NewLink {
  const token = newToken();
  const hash = hashOf(token);
  const values = [hash, account, kind, email, HOURS[kind]];
  const row = '$1, $2::integer, $3::text, $4::text, now() + make_interval(hours => $5)';
  const text = `insert into account_token (hash, account_id, kind, email, expires_at) select ${row}`;
  if (mostADay === undefined) return { token, hash, statement: { text, values } };
  return {
    token,
    hash,
    statement: {
      text: `${text} where $6 > (select count(*) from account_token t where t.account_id = $2 and t.kind = $3
          and t.created_at > clock_timestamp() - interval '24 hours') returning 1 as written`,
      values: [...values, mostADay],
    },
  };
}

/** The statement that uses a link up: one row, once. Lock the account's row before, always in this order. */
export const useLink = (hash: Buffer, kind: LinkKind): Statement => ({
  text: `update account_token set used_at = clock_timestamp()
    where hash = $1 and kind = $2 and used_at is null and expires_at > clock_timestamp() returning created_at`,
  values: [hash, kind],
});

/** The error for a link that opens nothing: it was used, or it is not valid. */
export async function refusedLink(
  database: Database,
  hash: Buffer,
  kind: LinkKind | 'activation',
): Promise<LinkInvalid | LinkUsed> {
  const used = await database.query('select from account_token where hash = $1 and kind = $2 and used_at is not null', [
    hash,
    kind,
  ]);
  return used.length === 1 ? new LinkUsed() : new LinkInvalid();
}

/** The statement that makes links worthless which were sent before now. They end early: nobody has used them. */
export const voidLinks = (account: number, kinds: readonly (LinkKind | 'activation')[]): Statement => ({
  text: `update account_token set expires_at = least(expires_at, now())
    where account_id = $1 and kind = any($2::text[]) and used_at is null`,
  values: [account, kinds],
});
