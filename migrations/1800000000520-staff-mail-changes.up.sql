set local lock_timeout = '5s';
-- A member's new address that staff asked for: it takes a second person.
create table staff_mail_change (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  account_id integer not null,
  email text not null check (length(email) <= 254),
  reason text not null check (length(reason) between 5 and 500),
  status text not null default 'waiting' check (status in ('waiting', 'done', 'refused', 'withdrawn', 'expired')),
  asked_by text not null,
  -- The staff ids of those who control that account; null where that is not known for sure.
  proposers integer[],
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  approvers integer[] not null default '{}',
  decided_by text,
  decided_at timestamptz,
  primary key (tenant_id, id),
  check ((status = 'waiting') = (decided_at is null)),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
create index staff_mail_change_account on staff_mail_change (tenant_id, account_id, asked_at desc);
create unique index staff_mail_change_waiting on staff_mail_change (tenant_id, account_id) where status = 'waiting';
create index staff_mail_change_asked on staff_mail_change (asked_at);
select make_tenant_table('staff_mail_change');
