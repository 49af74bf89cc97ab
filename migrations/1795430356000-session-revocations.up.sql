-- Accounts that lost a session, or whose session got a new token: processes with open streams of theirs look here for what
-- they were not told of. Rows are kept for an hour.
create table session_revocation (
  tenant_id integer not null references tenant (id),
  -- Without a foreign key: the account may go in the same transaction.
  account_id integer not null,
  changed bigint not null default change_position(),
  revoked_at timestamptz not null default now(),
  primary key (tenant_id, account_id, changed)
);
create index session_revocation_changed on session_revocation (changed);
create index session_revocation_revoked on session_revocation (revoked_at);
select make_tenant_table('session_revocation');

create function revoke_deleted_sessions() returns trigger language plpgsql as $$
begin
  insert into session_revocation (tenant_id, account_id)
    select distinct tenant_id, account_id from deleted where expires_at > now() on conflict do nothing;
  return null;
end $$;
create trigger revoke_deleted after delete on session referencing old table as deleted
  for each statement execute function revoke_deleted_sessions();

create function revoke_changed_session() returns trigger language plpgsql as $$
begin
  insert into session_revocation (tenant_id, account_id) values (new.tenant_id, new.account_id) on conflict do nothing;
  return null;
end $$;
create trigger revoke_renewed after update of token_hash on session
  for each row when (old.token_hash <> new.token_hash) execute function revoke_changed_session();

create function revoke_sessions_of_account() returns trigger language plpgsql as $$
begin
  insert into session_revocation (tenant_id, account_id) values (new.tenant_id, new.id) on conflict do nothing;
  return null;
end $$;
create trigger revoke_closed after update of status on account
  for each row when (old.status in ('not_confirmed', 'active') and new.status not in ('not_confirmed', 'active'))
  execute function revoke_sessions_of_account();
