import { type Statement } from '../../../platform/database';
import { mailEntry } from '../../notifications';
import { hashOf, newToken } from '../secret-token';
import { type Recipient } from './mailed-links';

const ACTIVATION_DAYS = 7;

/** The statements that send an activation link to an account made in the same batch. */
export function firstActivationLink(recipient: Recipient): Statement[] {
  const token = newToken();
  return [
    {
      text: `insert into account_token (hash, account_id, kind, email, expires_at)
        values ($1, current_id('profile_id'), 'activation', $2, now() + make_interval(days => $3))`,
      values: [hashOf(token), recipient.email, ACTIVATION_DAYS],
    },
    activationMail(token, recipient),
  ];
}

/** The same for an account that waits, at most one a minute: without a pause neither token nor mail is written. */
export function nextActivationLink(account: number, recipient: Recipient): Statement[] {
  const token = newToken();
  const hash = hashOf(token);
  return [
    // Two at a time wait for each other here.
    { text: "select from account where id = $1 and status = 'not_confirmed' for update", values: [account] },
    {
      text: `insert into account_token (hash, account_id, kind, email, expires_at)
        select $1, a.id, 'activation', a.email, now() + make_interval(days => $3) from account a
        where a.id = $2 and a.status = 'not_confirmed' and not exists (select from account_token t
          where t.account_id = a.id and t.kind = 'activation' and t.created_at > clock_timestamp() - interval '1 minute')
        returning 1 as sent`,
      values: [hash, account, ACTIVATION_DAYS],
    },
    activationMail(token, recipient, { text: 'select 1 from account_token where hash = $1', values: [hash] }),
  ];
}

/** A link for an account that still waits and was never reminded; nobody is reminded twice. */
export function reminderLink(account: number, recipient: Recipient): Statement[] {
  const token = newToken();
  const hash = hashOf(token);
  const { name, email, locale, country } = recipient;
  return [
    { text: "select from account where id = $1 and status = 'not_confirmed' for update", values: [account] },
    {
      text: `with reminded as (
          insert into activation_reminder (account_id)
          select id from account where id = $2 and status = 'not_confirmed' and email = $4
          on conflict do nothing returning account_id
        )
        insert into account_token (hash, account_id, kind, email, expires_at)
        select $1, account_id, 'activation', $4, now() + make_interval(days => $3) from reminded returning 1 as sent`,
      values: [hash, account, ACTIVATION_DAYS, email],
    },
    mailEntry(
      { mail: 'activation_reminder', params: { name, token }, person: { address: email, locale, country }, account },
      { text: 'select 1 from account_token where hash = $1', values: [hash] },
    ),
  ];
}

function activationMail(token: string, { name, email, locale, country }: Recipient, onlyIf?: Statement): Statement {
  return mailEntry(
    { mail: 'activation', params: { name, token }, person: { address: email, locale, country } },
    onlyIf,
  );
}
