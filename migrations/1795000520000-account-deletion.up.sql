-- Who asked to leave: until the day it is due the account can be brought back, then it is erased.
create table account_deletion (
  tenant_id integer not null references tenant (id),
  account_id integer not null,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  reason text check (reason in ('found_someone', 'too_many_mails', 'not_for_me', 'too_expensive', 'privacy', 'other')),
  -- What the member wrote about it. It goes with the row.
  note text,
  -- What both were, and are again if the member comes back.
  account_status text not null check (account_status in ('not_confirmed', 'active', 'blocked')),
  profile_status text not null check (profile_status in ('active', 'disabled')),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references account (tenant_id, id),
  check (due_at > asked_at)
);
create index account_deletion_due on account_deletion (due_at);
select make_tenant_table('account_deletion');

-- What an erasure did, for whoever has to prove it. It names nobody.
create table erasure_report (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  at timestamptz not null default now(),
  -- Of each table, how many rows were deleted or stripped of the person.
  tables jsonb not null check (jsonb_typeof(tables) = 'object'),
  -- Columns in which the person was still found afterwards, with how many rows. Empty is the proof.
  remaining jsonb not null check (jsonb_typeof(remaining) = 'object'),
  files integer not null default 0 check (files >= 0),
  -- They go after the rows, one by one, and each is tried until it is gone.
  files_removed integer not null default 0 check (files_removed between 0 and files),
  primary key (tenant_id, id)
);
create index erasure_report_at on erasure_report (tenant_id, at);
select make_tenant_table('erasure_report');
revoke delete on erasure_report from manyhearts_app, manyhearts_platform;
revoke update on erasure_report from manyhearts_app, manyhearts_platform;
grant update (files_removed) on erasure_report to manyhearts_app;

-- Members that no search, swipe or list of visitors shows.
create table invisible_mode (
  tenant_id integer not null references tenant (id),
  profile_id integer not null,
  since timestamptz not null default now(),
  primary key (tenant_id, profile_id),
  foreign key (tenant_id, profile_id) references profile (tenant_id, id)
);
select make_tenant_table('invisible_mode');

-- An erasure takes the ledger off the person: what names the account may change, amounts and times may not.
grant update (account_id, reference, idempotency_key) on credit_entry to manyhearts_platform;

-- Every use case has kinds of its own.
alter table account_event drop constraint account_event_kind_check;
alter table account_event add constraint account_event_kind_check check (kind ~ '^[a-z][a-z_]+$');
