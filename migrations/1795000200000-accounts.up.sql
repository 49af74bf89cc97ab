-- One sequence for all tenants: an id in an address tells nothing of how many members a brand has.
create sequence profile_id as integer;
grant usage on sequence profile_id to manyhearts_app, manyhearts_platform;

-- Whom others see. A fictional one has no account.
create table profile (
  tenant_id integer not null references tenant (id),
  id integer not null default nextval('profile_id') check (id > 0),
  name text not null check (name <> ''),
  gender text check (gender in ('woman', 'man', 'non_binary')),
  seeking text check (seeking in ('women', 'men', 'everyone')),
  birth_date date not null,
  country text check (country ~ '^[A-Z]{2}$'),
  region text,
  city text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  about text,
  language text not null,
  status text not null default 'disabled' check (status in ('active', 'disabled')),
  fictional boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((latitude is null) = (longitude is null))
);
select make_tenant_table('profile');

-- Who signs in. Its id is the profile's.
create table account (
  tenant_id integer not null references tenant (id),
  id integer not null,
  -- As given, for mails; the key is what two spellings of one address share.
  email text not null,
  email_key text not null,
  password_hash text not null,
  status text not null default 'not_confirmed'
    check (status in ('not_confirmed', 'active', 'blocked', 'pending_deletion')),
  language text not null,
  time_zone text,
  -- Kept until the address is confirmed, then delivered.
  signup_message text,
  signup_host text not null,
  network text,
  ref text,
  sub1 text,
  sub2 text,
  sub3 text,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, email_key),
  foreign key (tenant_id, id) references profile (tenant_id, id),
  check (status <> 'active' or confirmed_at is not null)
);
select make_tenant_table('account');

-- Of a token only its hash is kept.
create table session (
  tenant_id integer not null references tenant (id),
  token_hash bytea not null,
  -- What its owner calls it by, in the list of devices.
  id uuid not null,
  account_id integer not null,
  device text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  unique (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
create index session_account on session (tenant_id, account_id);
create index session_expired on session (expires_at);
select make_tenant_table('session');

-- Links in mails: each opens one thing, once, for a while.
create table account_token (
  tenant_id integer not null references tenant (id),
  hash bytea not null,
  account_id integer not null,
  kind text not null check (kind in ('activation', 'password_reset', 'mail_change', 'mail_undo', 'reactivation')),
  -- The address that the token speaks of.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, hash),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
create index account_token_account on account_token (tenant_id, account_id, kind, created_at);
create index account_token_expired on account_token (expires_at);
select make_tenant_table('account_token');

-- Wrong passwords, by the address that was tried (also one that no account has) and by where the tries came from.
create table sign_in_tries (
  tenant_id integer not null references tenant (id),
  kind text not null check (kind in ('account', 'address')),
  subject text not null,
  tries integer not null check (tries >= 0),
  -- How often in a row it has been blocked: each block is twice as long.
  blocks integer not null default 0,
  since timestamptz not null default now(),
  blocked_until timestamptz,
  primary key (tenant_id, kind, subject)
);
create index sign_in_tries_old on sign_in_tries (since);
select make_tenant_table('sign_in_tries');

-- The ledger. It outlives the account, so it does not refer to it.
create table credit_balance (
  tenant_id integer not null references tenant (id),
  account_id integer not null,
  balance integer not null default 0 check (balance >= 0),
  primary key (tenant_id, account_id)
);
select make_tenant_table('credit_balance');

create table credit_entry (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  account_id integer not null,
  amount integer not null check (amount <> 0),
  reason text not null check (reason ~ '^[a-z][a-z_]+$'),
  reference text not null default '',
  -- The settings that the amount was taken from.
  revision integer not null,
  idempotency_key text not null check (idempotency_key <> ''),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, idempotency_key),
  foreign key (tenant_id, account_id) references credit_balance (tenant_id, account_id),
  foreign key (tenant_id, revision) references settings_revision (tenant_id, revision)
);
create index credit_entry_account on credit_entry (tenant_id, account_id, id desc);
select make_tenant_table('credit_entry');
revoke update, delete on credit_entry from manyhearts_app, manyhearts_platform;
