create sequence report_id as integer;
grant usage on sequence report_id to manyhearts_app, manyhearts_platform;

-- What members tell the staff about others.
create table report (
  tenant_id integer not null references tenant (id),
  id integer not null default nextval('report_id') check (id > 0),
  reporter_id integer not null,
  profile_id integer not null,
  reason text not null check (reason ~ '^[a-z_]+$'),
  text text not null default '',
  -- The profile as it was when it was first reported: whoever is reported may change it.
  evidence jsonb not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by text,
  outcome text check (outcome ~ '^[a-z_]+$'),
  primary key (tenant_id, id),
  foreign key (tenant_id, reporter_id) references profile (tenant_id, id),
  -- It goes with whoever leaves: that takes fourteen days, time enough to look at it.
  foreign key (tenant_id, profile_id) references profile (tenant_id, id) on delete cascade,
  check (reporter_id <> profile_id),
  check ((closed_at is null) = (outcome is null) and (closed_at is null) = (closed_by is null))
);
create unique index report_open on report (tenant_id, reporter_id, profile_id) where closed_at is null;
create index report_queue on report (tenant_id, id) where closed_at is null;
create index report_profile on report (tenant_id, profile_id);
create index report_closed on report (tenant_id, closed_at);
select make_tenant_table('report');
