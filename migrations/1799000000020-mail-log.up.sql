-- What became of each mail to a member, for whoever is asked why none arrived. It says nothing of what stood in it.
create table mail_log (
  tenant_id integer not null references tenant (id),
  entry uuid not null,
  account_id integer not null,
  mail text not null check (mail ~ '^[a-z][a-z_]+$'),
  outcome text not null check (outcome in ('sent', 'withheld', 'refused')),
  reason text check (reason ~ '^[a-z0-9._]{1,40}$'),
  at timestamptz not null default now(),
  primary key (tenant_id, entry),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
create index mail_log_account on mail_log (tenant_id, account_id, at desc);
create index mail_log_at on mail_log (at);
select make_tenant_table('mail_log');
