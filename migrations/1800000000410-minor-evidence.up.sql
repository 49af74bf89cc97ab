-- A copy of a picture that may show a child. It stays where its owner deletes the photo or leaves, until a second person has
-- looked, and for an authority half a year longer. Nobody else gets it.
set local lock_timeout = '5s';
create table minor_evidence (
  tenant_id integer not null references tenant (id),
  photo_id integer not null,
  -- Null once the account is erased.
  profile_id integer,
  file text not null,
  first_by text not null,
  requested_at timestamptz not null default now(),
  -- When a second person said so, too. Where they do not, the row goes.
  decided_at timestamptz,
  decided_by text check (decided_by <> first_by),
  primary key (tenant_id, photo_id),
  check ((decided_at is null) = (decided_by is null))
);
create index minor_evidence_profile on minor_evidence (tenant_id, profile_id) where profile_id is not null;
create index minor_evidence_open on minor_evidence (tenant_id, requested_at) where decided_at is null;
create index minor_evidence_decided on minor_evidence (decided_at) where decided_at is not null;
select make_tenant_table('minor_evidence');

create function minor_evidence_gone() returns trigger language plpgsql as $$
begin
  insert into outbox (tenant_id, id, kind, payload) values (old.tenant_id, gen_random_uuid(), 'check_picture_gone',
    jsonb_build_object('account', old.profile_id, 'file', old.file));
  return null;
end $$;
create trigger minor_evidence_gone after delete on minor_evidence for each row execute function minor_evidence_gone();
