import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Database } from '../../src/platform/database';
import { Storage } from '../../src/platform/storage';
import { runInTenant } from '../../src/platform/tenancy/scope';
import { type TestApi } from './api';

const HASH = `(select substr(sha256(convert_to(email_key, 'UTF8')), 1, 10) from account where id = $1)`;

/**
 * A row of every table that signing up leaves empty: `$1` is the account, `$2` a word that is nobody else's. A table that
 * is declared as personal and not here fails the test of exports.
 */
const ROWS: readonly string[] = [
  `update profile set about = $2, city = $2, region = $2, looking_for = $2 where id = $1`,
  `update account set confirmed_at = now(), signup_message = $2, ref = $2, sub1 = $2 where id = $1`,
  `update session set device = $2 where account_id = $1`,
  `insert into push_subscription (id, account_id, session_id, endpoint_hash, endpoint, p256dh, auth, key_version, locale, device)
     select gen_random_uuid(), $1, s.id, sha256(convert_to($2, 'UTF8')), '\\x01', '\\x02', '\\x03', k.version, 'nl', $2
     from session s, push_key k where s.account_id = $1 and k.retired_at is null limit 1`,
  `insert into push_preference (account_id, kind, is_on) select $1, $2, true`,
  `insert into push_pace (account_id, kind, sent_at) select $1, $2, array[now()]`,
  `insert into push_quiet_hours (account_id, is_on, starts, ends) select $1, true, '21:00', '07:00' where $2 <> ''`,
  `insert into session_revocation (account_id) select $1 where $2 <> ''`,
  `insert into account_event (account_id, id, kind) select $1, gen_random_uuid(), 'password_changed' where $2 <> ''`,
  `insert into email_hold (account_id, email_key, until) values ($1, $2 || '@held.example', now() + interval '1 day')`,
  `insert into sign_in_tries (kind, subject, tries) select 'account', encode(sha256(convert_to(email_key, 'UTF8')), 'hex'), 2
     from account where id = $1 and $2 <> ''`,
  `with moved as (
       update credit_balance set balance = balance + 3, entries = entries + 1 where account_id = $1 returning *)
     insert into credit_entry (account_id, id, number, amount, balance_after, reason, reference, revision, idempotency_key)
     select account_id, gen_random_uuid(), entries, 3, balance, 'support', $2, 1, 'key ' || $2 from moved`,
  `with account as (insert into provider_account (id, provider, mode, position, api_key, event_secrets, event_token, event_token_hash)
       select 'account-' || $1, 'mollie', 'test', 0, '\\x01', '\\x02', '\\x03', sha256(convert_to($2, 'UTF8')) returning id),
     bought as (insert into payment_order (account_id, package_id, credits, currency, list_amount, amount, country, vat_basis_points,
         vat_amount, evidence, revision, begun_at, consent_text, language, client_key, expires_at)
       values ($1, $2, 5, 'EUR', 999, 999, 'NL', 2100, 173, '{"account": "NL"}', 1, now(), 'begin_now_1', 'nl', gen_random_uuid(), now())
       returning id),
     paid as (insert into payment_attempt (id, order_id, provider_account_id, method, failure, expires_at)
       select gen_random_uuid(), bought.id, account.id, 'card', $2, now() from bought, account returning id, order_id),
     refund as (insert into money_refund (id, order_id, attempt_id, reason, amount, due_at)
       select gen_random_uuid(), order_id, id, 'duplicate', 999, now() from paid),
     statement as (insert into withdrawal_statement (id, client_key, account_id, name, email, about, message, locale, status)
       select gen_random_uuid(), gen_random_uuid(), $1, $2, $2, $2, $2, 'nl', 'received')
     insert into payment_dispute (id, order_id, attempt_id, provider_dispute_id, amount, responded_at, responded_by, response_note)
     select gen_random_uuid(), order_id, id, 'dp_1', 999, now(), 'staff', 'about ' || $2 from paid`,
  `with code as (insert into discount_code (id, code, kind, percent, account_id, expires_at)
       values (gen_random_uuid(), upper(substr(md5($2), 1, 12)), 'leaving', 20, $1, now() + interval '1 day') returning id)
     insert into discount_use (order_id, account_id, code_id, state)
     select o.id, $1, code.id, 'used' from code, payment_order o where o.account_id = $1`,
  `insert into spend_limit (account_id, amount, currency, period) select $1, 5000, 'EUR', 'month' where $2 <> ''`,
  `insert into refund_request (id, order_id, key, amount, reason, asked_by)
     select gen_random_uuid(), id, 'key ' || $2, 100, 'as agreed', 'staff' from payment_order where account_id = $1`,
  `insert into payment_difference (id, provider_account_id, day, kind, subject, order_id, note)
     select gen_random_uuid(), 'account-' || $1, current_date, 'payment_amount', $2, id, $2 from payment_order where account_id = $1`,
  `with signed as (insert into mandate (id, account_id, reference, proof, iban_hash, fingerprint, iban_last4, holder, street,
         house_number, zip, city, country, phone_hash, text_version, language, creditor_id, creditor_name, provider_account_id,
         proved_at)
       select gen_random_uuid(), $1, upper(substr(md5($2), 1, 16)), '\\x01', sha256('\\x02'), sha256('\\x03'), '4300', $2, $2,
         '12', '1015 CX', $2, 'NL', sha256('\\x04'), 'sepa_core_1', 'nl', 'NL19ZZZ900000010000', 'Everglow', 'account-' || $1, now()
       returning id)
     insert into direct_debit (attempt_id, mandate_id, is_first, due_on)
     select a.id, signed.id, true, current_date from signed, payment_attempt a join payment_order o on o.id = a.order_id
     where o.account_id = $1`,
  `insert into phone_code (id, account_id, phone_hash, prefix, country, network_hash, code_hash, expires_at)
     select gen_random_uuid(), $1, sha256('\\x05'), '+316123', 'NL', sha256('\\x06'), sha256('\\x07'), now() where $2 <> ''`,
  `insert into complaint (id, reference, submission, kind, name, email, message, locale)
     select gen_random_uuid(), 'C-' || upper(substr(md5($2), 1, 12)), $2, 'other', $2, upper(email), $2, 'nl'
     from account where id = $1`,
  `with filed as (select id from complaint where submission = $2)
     insert into complaint_message (id, complaint_id, kind, body, quoted, mail_key)
     select gen_random_uuid(), filed.id, 'reply', $2, $2, sha256(convert_to($2, 'UTF8')) from filed where $1 > 0`,
  `insert into mail_log (entry, account_id, mail, outcome) select gen_random_uuid(), $1, 'activation', 'sent' where $2 <> ''`,
  `insert into member_look (id, account_id, kind, actor, reason, note) select gen_random_uuid(), $1, 'file', 'staff', 'other', $2`,
  `insert into staff_note (id, account_id, author, text) select gen_random_uuid(), $1, 'staff', $2`,
  `insert into staff_mail_change (id, account_id, email, reason, asked_by)
     select gen_random_uuid(), $1, $2, 'Proven: ' || $2, 'staff'`,
  `insert into credit_gift (id, account_id, key, kind, credits, reason, asked_by)
     select gen_random_uuid(), $1, $2, 'support', 5, 'As agreed: ' || $2, 'staff'`,
  `insert into mail_preference (account_id, kind, disabled_by) select $1, 'reminders', 'member' where $2 <> ''`,
  `insert into mail_suppression (email_hash, reason, code) select ${HASH}, 'bounce', '5.1.1' where $2 <> ''`,
  `insert into mail_soft_bounce (email_hash, mail) select ${HASH}, convert_to($2, 'UTF8')`,
  `insert into activation_reminder (account_id) select $1 where $2 <> ''`,
  `insert into account_deletion (account_id, due_at, note, account_status, profile_status)
     values ($1, now() + interval '14 days', $2, 'active', 'active')`,
  `insert into postback_click (account_id, network) select $1, 'net' where $2 <> ''`,
  `insert into postback (account_id, event, network) select $1, 'signup', 'net' where $2 <> ''`,
  `insert into invisible_mode (profile_id) select $1 where $2 <> ''`,
  `insert into passkey (account_id, id, credential_id, user_handle, public_key, counter, transports, backed_up, name)
     select $1, gen_random_uuid(), convert_to($2, 'UTF8'), '\\x01', '\\x02', 1, '{internal}', false, $2`,
  `insert into profile_prompt (profile_id, code, answer, position) select $1, 'good_sunday', $2, 0`,
  `insert into listing (profile_id, gender, region, birth_date, interests, has_photo, fictional, joined_at, active_at)
     select id, 'woman', $2, birth_date, '{}', false, false, created_at, created_at from profile where id = $1`,
  `with other as (insert into profile (name, birth_date, language) values ('Other', '1990-01-01', 'nl') returning id)
     insert into block (blocker_id, blocked_id) select $1, id from other where $2 <> ''`,
  `with other as (insert into profile (name, birth_date, language) values ('Other', '1990-01-01', 'nl') returning id)
     insert into member_like (liker_id, liked_id, liked_prompt) select $1, id, 'good_sunday' from other where $2 <> ''`,
  `with other as (insert into profile (name, birth_date, language) values ('Other', '1990-01-01', 'nl') returning id)
     insert into welcome_like (profile_id, fictional_id) select $1, id from other where $2 <> ''`,
  `with other as (insert into profile (name, birth_date, language) values ('Other', '1990-01-01', 'nl') returning id)
     insert into profile_visit (viewer_id, viewed_id) select $1, id from other where $2 <> ''`,
  `insert into hidden_visits (profile_id) select $1 where $2 <> ''`,
  `insert into activity_seen (profile_id, visitors_at, history_at) select $1, now(), now() where $2 <> ''`,
  `with other as (insert into profile (name, birth_date, language) values ('Other', '1990-01-01', 'nl') returning id)
     insert into swipe (member_id, profile_id, choice) select $1, id, 'pass' from other where $2 <> ''`,
  `with other as (insert into profile (name, birth_date, language) values ('Other', '1990-01-01', 'nl') returning id)
     insert into report (reporter_id, profile_id, reason, text, evidence) select $1, id, 'scam', $2, '{}' from other`,
  `insert into notice (reference, submission, account_id, reason, address, name, email, locale)
     select 'N-' || upper(substr(md5($2), 1, 12)), $2, $1, 'scam', $2, $2, upper(email), 'nl' from account where id = $1`,
  `insert into notice_appeal (notice_id, text) select id, $2 from notice where account_id = $1`,
  `with made as (
       insert into decision (account_id, kind, reasons, content, source, note, decided_by)
       select $1, 'text_removed', '{scam}', json_build_object('text', $2), 'notice', $2, 'staff' returning id),
     told as (insert into statement (decision_id, token_hash, language) select id, sha256(convert_to($2, 'UTF8')), 'nl' from made)
     insert into appeal (decision_id, text) select id, $2 from made`,
  `with other as (insert into profile (name, birth_date, language) values ('Other', '1990-01-01', 'nl') returning id),
     pair as (insert into conversation (low_id, high_id) select least($1, id), greatest($1, id) from other returning id),
     side as (insert into chat (member_id, conversation_id, partner_id, wrote_at, draft)
       select $1, pair.id, other.id, now(), $2 from pair, other)
     insert into message (conversation_id, seq, sender_id, client_id, kind, body, attachment)
     select id, 1, $1, gen_random_uuid(), 'text', $2, json_build_object('word', $2) from pair`,
  `insert into last_search (profile_id, filters) select $1, json_build_object('body_type', json_build_array($2))`,
  `insert into photo (profile_id, position, file, key, blurred_key, width, height, phash)
     select $1, 0, 'photos/' || $1 || '/' || md5($2) || '.jpg', md5('a' || $2), md5('b' || $2), 300, 400, 5`,
  `insert into second_look (photo_id, profile_id, cause, first_by, first_outcome)
     select id, $1, 'sample', 'noor', 'approved' from photo where profile_id = $1 and $2 <> ''`,
  `insert into photo_note (id, photo_id, profile_id, author, text)
     select gen_random_uuid(), id, $1, 'noor', $2 from photo where profile_id = $1`,
  `insert into minor_evidence (photo_id, profile_id, file, first_by)
     select id, $1, 'evidence/' || md5($2) || '.jpg', 'noor' from photo where profile_id = $1`,
  `insert into photo_check (profile_id, status, gesture, gesture_until, consent_text, language, file, sent_at)
     select $1, 'waiting', 'thumb_up', now(), $2, 'nl', 'photos/' || $1 || '/' || md5('check' || $2) || '.jpg', now()`,
  `with other as (insert into profile (name, birth_date, language) values ('Other', '1990-01-01', 'nl') returning id)
     insert into held_message (sender_id, profile_id, client_id, body, rule, quote)
       select $1, id, gen_random_uuid(), $2, 'spam', json_build_object('word', $2) from other`,
  `insert into unread_mail (account_id) select $1 where $2 <> ''`,
  `insert into chat_photo (owner_id, file, key, blurred_key, width, height)
     select $1, 'photos/' || $1 || '/' || md5('chat' || $2) || '.jpg', md5('c' || $2), md5('d' || $2), 300, 400`,
];

/** Gives a member a row of every personal table, with the word wherever text goes. */
export async function fillPersonalTables(api: TestApi, tenant: number, account: number, word: string): Promise<void> {
  const database = api.running.app.get(Database);
  for (const text of ROWS)
    await runInTenant(tenant, () =>
      database.query(text.replaceAll('$1', '$1::integer').replaceAll('$2', '$2::text'), [account, word]),
    );
  for (const named of [word, `chat${word}`, `check${word}`]) {
    const picture = `photos/${account}/${createHash('md5').update(named).digest('hex')}.jpg`;
    await runInTenant(tenant, () => api.running.app.get(Storage).write(picture, Readable.from([Buffer.from(word)])));
  }
}
