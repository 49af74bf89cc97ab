set local lock_timeout = '5s';
-- Passkeys of staff: they stand in for a code of the app, after the password.
create table staff_passkey (
  id uuid primary key,
  staff_id integer not null references staff (id) on delete cascade,
  credential_id bytea not null unique,
  user_handle bytea not null,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  backed_up boolean not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id, created_at);
-- What a session has asked a device to sign.
create table staff_passkey_challenge (
  hash bytea primary key,
  session_id uuid not null,
  user_handle bytea,
  expires_at timestamptz not null
);
create index staff_passkey_challenge_expires on staff_passkey_challenge (expires_at);
grant select, insert, update, delete on staff_passkey, staff_passkey_challenge to manyhearts_platform;
