-- A second person looks at each block of an account. Blocks of before are left as they are.
set local lock_timeout = '5s';
alter table decision
  add column needs_look boolean not null default false,
  add column looked_at timestamptz,
  add column looked_by text check (looked_by <> decided_by),
  add column look_outcome text check (look_outcome in ('upheld', 'reversed')),
  add check ((looked_at is null) = (looked_by is null) and (looked_at is null) = (look_outcome is null));
create index decision_needs_look on decision (tenant_id, decided_at, id)
  where needs_look and looked_at is null and ended_at is null;
