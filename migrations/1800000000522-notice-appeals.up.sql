set local lock_timeout = '5s';
-- A hash of the token in the answer's mail: it opens the notice and its appeal without signing in.
alter table notice add column appeal_hash bytea;
create unique index notice_appeal_link on notice (tenant_id, appeal_hash) where appeal_hash is not null;
-- What somebody whose report led to nothing has to say against that.
create table notice_appeal (
  tenant_id integer not null references tenant (id),
  notice_id integer not null,
  text text not null check (length(text) <= 12000),
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('upheld', 'reversed')),
  decided_at timestamptz,
  decided_by text,
  primary key (tenant_id, notice_id),
  foreign key (tenant_id, notice_id) references notice (tenant_id, id) on delete cascade,
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (outcome is null))
);
create index notice_appeal_open on notice_appeal (tenant_id, created_at, notice_id) where decided_at is null;
create index notice_appeal_made on notice_appeal (tenant_id, created_at);
select make_tenant_table('notice_appeal');
