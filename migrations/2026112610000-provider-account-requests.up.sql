-- An account at a provider that may move real money takes payments once somebody else has agreed, and so does a new key of one.
alter table provider_account drop constraint provider_account_status_check;
alter table provider_account add constraint provider_account_status_check
  check (status in ('waiting', 'active', 'closing', 'closed'));
-- Whom payers see, as the provider told it when the key was tried.
alter table provider_account add column payee text;

create table provider_account_request (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  provider_account_id text not null,
  change text not null check (change in ('activation', 'key')),
  -- The new key, sealed, until it is decided about.
  api_key bytea,
  payee text not null,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'refused')),
  asked_by text not null,
  -- The staff ids of those who control that account; null where nobody knows, as on the command line.
  proposers integer[],
  asked_at timestamptz not null default now(),
  approvers integer[] not null default '{}',
  decided_by text,
  decided_at timestamptz,
  primary key (tenant_id, id),
  check ((status = 'waiting') = (decided_at is null)),
  check ((api_key is not null) = (change = 'key' and status = 'waiting')),
  foreign key (tenant_id, provider_account_id) references provider_account (tenant_id, id)
);
-- One at a time: nobody agrees to something else than what they were shown.
create unique index provider_account_request_waiting on provider_account_request (tenant_id, provider_account_id)
  where status = 'waiting';
create index provider_account_request_asked on provider_account_request (tenant_id, asked_at) where status = 'waiting';
select make_tenant_table('provider_account_request');
