import { type DataKeys } from '../../../platform/data-keys';
import { type Statement } from '../../../platform/database';
import { mailEntry } from '../../notifications';
import { hashOf, newToken } from '../secret-token';
import { activationCodeHash, newActivationCode } from './activation-code';
import { type Recipient } from './mailed-links';

const ACTIVATION_DAYS = 7;

/** The statements that send an activation link, and a code beside it, to an account made in the same batch. */
export function firstActivationLink(keys: DataKeys, recipient: Recipient): Statement[] {
  const link = newLink(keys);
  return [
    {
      text: `insert into account_token (hash, code_hash, account_id, kind, email, expires_at)
        values ($1, $2, current_id('profile_id'), 'activation', $4, now() + make_interval(days => $3))`,
      values: [...link.values, recipient.email],
    },
    activationMail(link, recipient),
  ];
}

/**
 * The same for an account that waits, at most one in half a minute: without a pause neither token nor mail is written. The
 * second statement answers a row where it is; the last one answers in how many `seconds` there may be another.
 */
export function nextActivationLink(keys: DataKeys, account: number, recipient: Recipient): Statement[] {
  const link = newLink(keys);
  return [
    // Two at a time wait for each other here.
    { text: "select from account where id = $1 and status = 'not_confirmed' for update", values: [account] },
    {
      text: `insert into account_token (hash, code_hash, account_id, kind, email, created_at, expires_at)
        select $1, $2, a.id, 'activation', a.email, clock_timestamp(), now() + make_interval(days => $3) from account a
        where a.id = $4 and a.status = 'not_confirmed' and a.email = $5 and ${secondsToNext('a.id')} = 0
        returning 1 as sent`,
      values: [...link.values, account, recipient.email],
    },
    activationMail(link, recipient, isWritten(link)),
    pauseLeft(account),
  ];
}

/** The same at once, for an account that has just been given another address. Lock its row before. */
export function correctedActivationLink(keys: DataKeys, account: number, recipient: Recipient): Statement[] {
  const link = newLink(keys);
  return [
    {
      text: `insert into account_token (hash, code_hash, account_id, kind, email, created_at, expires_at)
        values ($1, $2, $4, 'activation', $5, clock_timestamp(), now() + make_interval(days => $3))`,
      values: [...link.values, account, recipient.email],
    },
    activationMail(link, recipient),
  ];
}

/** A link for an account that still waits and was never reminded; nobody is reminded twice. */
export function reminderLink(keys: DataKeys, account: number, recipient: Recipient): Statement[] {
  const link = newLink(keys);
  const { name, email, locale, country } = recipient;
  const { token, code } = link;
  return [
    { text: "select from account where id = $1 and status = 'not_confirmed' for update", values: [account] },
    {
      text: `with reminded as (
          insert into activation_reminder (account_id)
          select id from account where id = $4 and status = 'not_confirmed' and email = $5
          on conflict do nothing returning account_id
        )
        insert into account_token (hash, code_hash, account_id, kind, email, expires_at)
        select $1, $2, account_id, 'activation', $5, now() + make_interval(days => $3) from reminded
        returning 1 as sent`,
      values: [...link.values, account, email],
    },
    mailEntry(
      {
        mail: 'activation_reminder',
        params: { name, token, code },
        person: { address: email, locale, country },
        account,
      },
      isWritten(link),
    ),
  ];
}

/** Answers in how many `seconds` an account may have another mail: 0 where it may now. */
export const pauseLeft = (account: number): Statement => ({
  text: `select ${secondsToNext('$1::integer')} as seconds`,
  values: [account],
});

const secondsToNext = (account: string): string => `(select greatest(0, coalesce(
    ceil(extract(epoch from max(t.created_at) + interval '30 seconds' - clock_timestamp())), 0))::integer
  from account_token t where t.account_id = ${account} and t.kind = 'activation')`;

interface NewLink {
  readonly token: string;
  readonly code: string;
  readonly hash: Buffer;
  /** The columns of the link's row: both hashes, and the number of days that it works. */
  readonly values: readonly [hash: Buffer, codeHash: Buffer, days: number];
}

function newLink(keys: DataKeys): NewLink {
  const token = newToken();
  const code = newActivationCode();
  const hash = hashOf(token);
  return { token, code, hash, values: [hash, activationCodeHash(keys, hash, code), ACTIVATION_DAYS] };
}

const isWritten = ({ hash }: NewLink): Statement => ({
  text: 'select 1 from account_token where hash = $1',
  values: [hash],
});

const activationMail = (
  { token, code }: NewLink,
  { name, email, locale, country }: Recipient,
  onlyIf?: Statement,
): Statement =>
  mailEntry({ mail: 'activation', params: { name, token, code }, person: { address: email, locale, country } }, onlyIf);
