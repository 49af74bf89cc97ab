-- Comparisons of two revisions' public pages as pictures. The pictures are files; a row knows how much of each changed.
create table visual_diff (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  revision integer not null,
  against integer not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  failure text,
  shots jsonb not null default '[]',
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  claimed_until timestamptz,
  done_at timestamptz,
  primary key (tenant_id, id)
);
-- One at a time for each brand.
create unique index visual_diff_under_way on visual_diff (tenant_id) where status in ('waiting', 'running');
create index visual_diff_revision on visual_diff (tenant_id, revision, against, created_at);
create index visual_diff_created on visual_diff (created_at);
select make_tenant_table('visual_diff');
