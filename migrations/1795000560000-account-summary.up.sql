-- What every open page asks each minute stands beside the account: one join answers it. Triggers keep it true, whoever
-- writes the rows that it is made of.

-- Of an address, the same for all its spellings: enough to know it again, not to write to it.
create function email_hash(email_key text) returns bytea
  language sql immutable parallel safe
  return substr(sha256(convert_to(email_key, 'UTF8')), 1, 10);

alter table account
  add column email_hash bytea not null generated always as (email_hash(email_key)) stored,
  add column premium_since timestamptz,
  -- Kinds of mail that the member turned off; `bounce`, `complaint` or `unsubscribe` where none is sent.
  add column notifications_disabled text[] not null default '{}';
create unique index account_email_hash on account (tenant_id, email_hash);

create function disabled_notifications(tenant integer, account integer, hash bytea) returns text[]
  language sql stable
  return array(
    select case m.kind when 'all' then 'unsubscribe' else m.kind end from mail_preference m
    where m.tenant_id = tenant and m.account_id = account
    union all
    select s.reason from mail_suppression s
    where s.tenant_id = tenant and s.email_hash = hash and s.lifted_at is null
    order by 1);

grant execute on function email_hash(text), disabled_notifications(integer, integer, bytea)
  to manyhearts_app, manyhearts_platform;

update account set
  notifications_disabled = disabled_notifications(tenant_id, id, email_hash),
  premium_since = (select min(e.created_at) from credit_entry e
    where e.tenant_id = account.tenant_id and e.account_id = account.id and e.reason = 'purchase');

-- Of two changes at once the second waits, and then sees the first.
create function refresh_preferred_notifications() returns trigger language plpgsql as $$
declare
  changed mail_preference := coalesce(new, old);
begin
  perform from account where tenant_id = changed.tenant_id and id = changed.account_id for update;
  update account set notifications_disabled = disabled_notifications(tenant_id, id, email_hash)
  where tenant_id = changed.tenant_id and id = changed.account_id;
  return null;
end $$;
create trigger preferred_notifications after insert or update or delete on mail_preference
  for each row execute function refresh_preferred_notifications();

create function refresh_suppressed_notifications() returns trigger language plpgsql as $$
declare
  changed mail_suppression := coalesce(new, old);
begin
  perform from account where tenant_id = changed.tenant_id and email_hash = changed.email_hash for update;
  update account set notifications_disabled = disabled_notifications(tenant_id, id, email_hash)
  where tenant_id = changed.tenant_id and email_hash = changed.email_hash;
  return null;
end $$;
create trigger suppressed_notifications after insert or delete or update of lifted_at on mail_suppression
  for each row execute function refresh_suppressed_notifications();

-- A new address has its own history.
create function refresh_address_notifications() returns trigger language plpgsql as $$
begin
  new.notifications_disabled := disabled_notifications(new.tenant_id, new.id, email_hash(new.email_key));
  return new;
end $$;
create trigger address_notifications before insert or update of email_key on account
  for each row execute function refresh_address_notifications();

create function begin_premium() returns trigger language plpgsql as $$
begin
  update account set premium_since = new.created_at
  where tenant_id = new.tenant_id and id = new.account_id and premium_since is null;
  return null;
end $$;
create trigger premium after insert on credit_entry
  for each row when (new.reason = 'purchase') execute function begin_premium();
