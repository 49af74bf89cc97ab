-- Keys that open an account without its password. The other half stays in the member's device.
create table passkey (
  tenant_id integer not null references tenant (id),
  -- What its owner calls it by, in the list of passkeys.
  id uuid not null,
  account_id integer not null,
  credential_id bytea not null,
  -- What the device knows the account by: random, and the same for all passkeys of an account.
  user_handle bytea not null,
  public_key bytea not null,
  -- How often the device says that it has used it; always 0 where it does not count.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  backed_up boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
create index passkey_account on passkey (tenant_id, account_id, created_at);
select make_tenant_table('passkey');

-- What a passkey is asked to sign, once. With a session it adds a passkey there, without one it signs in.
create table passkey_challenge (
  tenant_id integer not null references tenant (id),
  hash bytea not null,
  session_id uuid,
  user_handle bytea,
  expires_at timestamptz not null,
  primary key (tenant_id, hash),
  check ((session_id is null) = (user_handle is null))
);
create index passkey_challenge_expired on passkey_challenge (expires_at);
select make_tenant_table('passkey_challenge');
