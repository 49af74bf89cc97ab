-- What a network knows a member by: random, and a network's own.
create table postback_click (
  tenant_id integer not null references tenant (id),
  account_id integer not null,
  network text not null,
  id uuid not null default gen_random_uuid(),
  primary key (tenant_id, account_id, network),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
select make_tenant_table('postback_click');

-- What a network is told of an account: each event once.
create table postback (
  tenant_id integer not null references tenant (id),
  account_id integer not null,
  event text not null check (event in ('signup', 'activation', 'first_purchase')),
  network text not null,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  -- Refused for good; without either it is on its way, or was given up.
  refused_at timestamptz,
  primary key (tenant_id, account_id, event),
  foreign key (tenant_id, account_id, network) references postback_click (tenant_id, account_id, network),
  check (delivered_at is null or refused_at is null)
);
create index postback_at on postback (tenant_id, created_at);
select make_tenant_table('postback');
