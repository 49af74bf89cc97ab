-- The last finding of each check of a brand that is to go live, one row a check and host.
create table launch_check (
  tenant_id integer not null references tenant (id),
  name text not null check (name ~ '^[a-z][a-z_]{1,30}$'),
  host text not null default '',
  revision integer,
  state text not null check (state in ('ok', 'wait', 'wrong', 'not_needed')),
  blocks text not null check (blocks in ('publish', 'mail', 'nothing')),
  found text not null default '',
  wanted text not null default '',
  records jsonb not null default '[]',
  fixer text check (fixer in ('domain_owner', 'brand', 'operator', 'platform')),
  checked_at timestamptz,
  next_at timestamptz,
  claimed_until timestamptz,
  tries smallint not null default 0,
  primary key (tenant_id, name, host)
);
create index launch_check_due on launch_check (next_at) where next_at is not null;
select make_tenant_table('launch_check');
