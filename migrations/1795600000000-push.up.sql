-- Web push: the keys that a brand signs with, and the devices that it may write to.
create table push_key (
  tenant_id integer not null references tenant (id),
  version integer not null check (version > 0),
  -- A point of P-256, as browsers are given it.
  public_key text not null,
  -- Sealed.
  private_key bytea not null,
  created_at timestamptz not null default now(),
  -- It goes on signing for the devices that subscribed with it, until it is forgotten.
  retired_at timestamptz,
  primary key (tenant_id, version),
  unique (tenant_id, public_key)
);
create unique index push_key_current on push_key (tenant_id) where retired_at is null;
create index push_key_retired on push_key (retired_at) where retired_at is not null;
select make_tenant_table('push_key');

-- A device is told nothing any more when its session ends, so that the next person there gets nobody else's news.
create table push_subscription (
  tenant_id integer not null references tenant (id),
  -- What its owner calls it by, in the list of devices.
  id uuid not null,
  account_id integer not null,
  session_id uuid not null,
  endpoint_hash bytea not null check (length(endpoint_hash) = 32),
  -- These three are sealed.
  endpoint bytea not null,
  p256dh bytea not null,
  auth bytea not null,
  -- The key that it was made with: its service takes no other signature.
  key_version integer not null,
  locale text not null,
  device text not null,
  created_at timestamptz not null default now(),
  -- When its page last said that it is there.
  confirmed_at timestamptz not null default now(),
  last_ok_at timestamptz,
  -- How often in a row its service has refused.
  failures integer not null default 0 check (failures >= 0),
  primary key (tenant_id, id),
  unique (tenant_id, endpoint_hash),
  foreign key (tenant_id, account_id) references account (tenant_id, id),
  foreign key (tenant_id, session_id) references session (tenant_id, id) on delete cascade,
  foreign key (tenant_id, key_version) references push_key (tenant_id, version) on delete cascade
);
create index push_subscription_account on push_subscription (tenant_id, account_id, confirmed_at);
create index push_subscription_session on push_subscription (tenant_id, session_id);
create index push_subscription_key on push_subscription (tenant_id, key_version);
select make_tenant_table('push_subscription');
