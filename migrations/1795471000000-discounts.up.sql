-- Discounts: codes of campaigns and of single members, and which order uses which. The discounts of a first order (time
-- bonus, welcome discount) are settings and have no row here.

create table discount_code (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  code text not null check (code ~ '^[A-Z0-9]{4,20}$'),
  -- A leaving one was offered to a member who asked for deletion.
  kind text not null check (kind in ('campaign', 'leaving')),
  percent integer not null check (percent between 1 and 90),
  -- The lowest list price that it applies to, in minor units of the currency.
  minimum_amount integer not null default 0 check (minimum_amount >= 0),
  -- Null for every currency, country and member; no methods for every way to pay.
  currency text check (currency ~ '^[A-Z]{3}$'),
  country text check (country ~ '^[A-Z]{2}$'),
  methods text[] not null default '{}',
  account_id integer,
  starts_at timestamptz not null default now(),
  expires_at timestamptz not null,
  status text not null default 'active' check (status in ('active', 'ended')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, account_id) references account (tenant_id, id),
  check (expires_at > starts_at),
  check (minimum_amount = 0 or currency is not null),
  check (kind <> 'leaving' or account_id is not null)
);
create index discount_code_account on discount_code (tenant_id, account_id) where account_id is not null;
-- It is offered once.
create unique index discount_code_leaving on discount_code (tenant_id, account_id) where kind = 'leaving';
select make_tenant_table('discount_code');

create table discount_use (
  tenant_id integer not null references tenant (id),
  order_id integer not null,
  account_id integer not null,
  -- Null for a discount of the first order.
  code_id uuid,
  state text not null check (state in ('reserved', 'used', 'released')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references payment_order (tenant_id, id),
  foreign key (tenant_id, code_id) references discount_code (tenant_id, id),
  foreign key (tenant_id, account_id) references credit_balance (tenant_id, account_id) on update cascade
);
-- Once a member, whatever happens at the same time.
create unique index discount_use_once on discount_use (tenant_id, account_id, code_id) nulls not distinct
  where state <> 'released';
create index discount_use_account on discount_use (tenant_id, account_id);
create index discount_use_code on discount_use (tenant_id, code_id) where code_id is not null;
select make_tenant_table('discount_use');

-- Copied, as everything that a receipt needs.
alter table payment_order add column discount_code text
  check (discount_code is not null or discount_amount = 0);
