-- A photo that a second person has to decide about: of a sample, because somebody may be a child, or because the first
-- person wanted it. Who decided first is kept, so that it is somebody else.
set local lock_timeout = '5s';
create table second_look (
  tenant_id integer not null references tenant (id),
  photo_id integer not null,
  profile_id integer not null,
  cause text not null check (cause in ('sample', 'minor', 'escalated')),
  requested_at timestamptz not null default now(),
  first_by text not null,
  -- Null where the first person did not decide.
  first_outcome text check (first_outcome in ('approved', 'rejected')),
  first_reason text,
  decided_at timestamptz,
  decided_by text check (decided_by <> first_by),
  outcome text check (outcome in ('approved', 'rejected')),
  reason text,
  -- Null where there was nothing to agree with.
  agreed boolean,
  primary key (tenant_id, photo_id),
  foreign key (tenant_id, photo_id) references photo (tenant_id, id) on delete cascade,
  check ((first_outcome is null) = (cause = 'escalated')),
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (outcome is null))
);
create index second_look_queue on second_look (tenant_id, requested_at) where decided_at is null;
create index second_look_minor on second_look (tenant_id, profile_id) where cause = 'minor' and decided_at is null;
create index second_look_decided on second_look (tenant_id, decided_at) where agreed is not null;
select make_tenant_table('second_look');
