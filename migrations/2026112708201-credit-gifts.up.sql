set local lock_timeout = '5s';
-- The credits that staff gave, and those above what the brand lets one person give in a day: they wait for a second person.
create table credit_gift (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  account_id integer not null,
  key text not null,
  kind text not null check (kind in ('support', 'refund', 'reversal')),
  credits integer not null check (credits > 0),
  reason text not null check (length(reason) between 1 and 500),
  status text not null default 'waiting' check (status in ('waiting', 'done', 'refused', 'withdrawn')),
  asked_by text not null,
  -- The staff ids of those who control that account; null where that is not known for sure.
  proposers integer[],
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  approvers integer[] not null default '{}',
  decided_by text,
  decided_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, key),
  check ((status = 'waiting') = (decided_at is null)),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
create index credit_gift_account on credit_gift (tenant_id, account_id, asked_at desc);
create index credit_gift_decided on credit_gift (tenant_id, decided_at) where approvers = '{}' and status = 'done';
create index credit_gift_waiting on credit_gift (tenant_id, asked_at) where status = 'waiting';
create index credit_gift_asked on credit_gift (asked_at);
select make_tenant_table('credit_gift');
