-- Members' copies of what is kept about them. The row is the truth: a job makes the file, and can be run again.
create table data_export (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  account_id integer not null,
  status text not null default 'pending' check (status in ('pending', 'ready', 'failed', 'expired')),
  asked_at timestamptz not null default now(),
  ready_at timestamptz,
  -- From then on nobody gets the file, also before it is deleted.
  expires_at timestamptz,
  bytes bigint check (bytes > 0),
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id),
  check ((ready_at is null) = (status in ('pending', 'failed'))),
  check ((ready_at is null) = (expires_at is null) and (ready_at is null) = (bytes is null))
);
create unique index data_export_pending on data_export (tenant_id, account_id) where status = 'pending';
create index data_export_account on data_export (tenant_id, account_id, asked_at desc);
create index data_export_over on data_export (expires_at) where status = 'ready';
create index data_export_asked on data_export (asked_at);
select make_tenant_table('data_export');
