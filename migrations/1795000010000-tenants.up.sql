-- The one row whose lock orders every change of what is live: versions are given in commit order.
create table config_version (
  single boolean primary key default true check (single),
  version bigint not null
);
insert into config_version (version) values (1);

create table tenant (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z][a-z0-9-]{1,39}$'),
  live_revision integer,
  domain_language text not null default 'en',
  locales text[] not null default '{}',
  version bigint not null,
  created_at timestamptz not null default now()
);
create index tenant_version on tenant (version);

create table domain (
  host text primary key check (host = lower(host) and length(host) <= 253),
  tenant_id integer not null references tenant (id),
  kind text not null check (kind in ('primary', 'alias', 'redirect', 'preview')),
  state text not null check (state in ('pending', 'verified', 'live', 'suspended', 'retired')),
  target text references domain (host),
  version bigint not null,
  changed_at timestamptz not null default now(),
  check ((kind = 'redirect') = (target is not null))
);
create index domain_version on domain (version);
create index domain_tenant on domain (tenant_id);
create unique index domain_one_primary on domain (tenant_id) where kind = 'primary' and state <> 'retired';

-- Which processes have applied which version: what a publisher is told comes from here.
create unlogged table process (
  id uuid primary key,
  kind text not null check (kind in ('api', 'worker', 'web')),
  version bigint not null,
  applied_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

create table staff (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null check (role in ('operator', 'support')),
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);

create table staff_token (
  hash bytea primary key,
  staff_id integer not null references staff (id),
  label text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index staff_token_staff on staff_token (staff_id);

-- Support staff reach the tenants listed here; operators reach all.
create table staff_tenant (
  staff_id integer not null references staff (id),
  tenant_id integer not null references tenant (id),
  primary key (staff_id, tenant_id)
);

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  tenant_id integer references tenant (id),
  subject text not null,
  details jsonb not null default '{}'
);
create index audit_entry_tenant on audit_entry (tenant_id, id desc);

create table settings_revision (
  tenant_id integer not null references tenant (id),
  revision integer not null check (revision > 0),
  base integer,
  source jsonb not null,
  template jsonb not null,
  document jsonb not null,
  author text not null,
  reason text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, revision),
  foreign key (tenant_id, base) references settings_revision (tenant_id, revision)
);
select make_tenant_table('settings_revision');

create table settings_approval (
  tenant_id integer not null references tenant (id),
  revision integer not null,
  approver text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, revision, approver),
  foreign key (tenant_id, revision) references settings_revision (tenant_id, revision)
);
select make_tenant_table('settings_approval');

create table settings_release (
  tenant_id integer not null references tenant (id),
  number integer not null,
  revision integer not null,
  previous integer,
  kind text not null check (kind in ('publish', 'rollback')),
  author text not null,
  reason text not null,
  version bigint not null,
  at timestamptz not null default now(),
  primary key (tenant_id, number),
  foreign key (tenant_id, revision) references settings_revision (tenant_id, revision)
);
create index settings_release_revision on settings_release (tenant_id, revision);
select make_tenant_table('settings_release');

create table scheduled_release (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  revision integer not null,
  base integer,
  publish_at timestamptz not null,
  author text not null,
  reason text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text check (outcome in ('published', 'cancelled', 'refused')),
  detail text,
  primary key (tenant_id, id),
  foreign key (tenant_id, revision) references settings_revision (tenant_id, revision),
  check ((ended_at is null) = (outcome is null))
);
create index scheduled_release_due on scheduled_release (publish_at) where ended_at is null;
select make_tenant_table('scheduled_release');

grant select, insert, update, delete on config_version, tenant, domain, process, staff, staff_token, staff_tenant, audit_entry
  to manyhearts_platform;
