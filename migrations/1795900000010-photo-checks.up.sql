-- A member shows that they are the person in their photos: a picture with a gesture that is asked for at random, which staff
-- compare with the photos. The picture goes with the decision.
set local lock_timeout = '5s';
create sequence photo_check_id as integer maxvalue 1073741823;
grant usage on sequence photo_check_id to manyhearts_app, manyhearts_platform;

create table photo_check (
  tenant_id integer not null references tenant (id),
  id integer not null default next_id('photo_check_id') check (id > 0),
  profile_id integer not null,
  status text not null default 'started'
    check (status in ('started', 'waiting', 'verified', 'refused', 'withdrawn', 'photos_gone', 'undecided')),
  gesture text not null check (gesture ~ '^[a-z_]+$'),
  gesture_until timestamptz not null,
  -- The words that the member agreed to as the check began, and their language.
  consent_text text not null,
  language text not null,
  -- The time of the row, not of its transaction: one that has waited for another one would seem to be the older of the two.
  created_at timestamptz not null default clock_timestamp(),
  -- The picture in the storage, while staff have to look at it.
  file text,
  sent_at timestamptz,
  -- The photos that staff compared it with.
  compared integer[] not null default '{}',
  reasons text[] not null default '{}',
  decided_at timestamptz,
  decided_by text,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, profile_id) references profile (tenant_id, id) on delete cascade,
  check ((status = 'waiting') = (file is not null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((status = 'refused') = (reasons <> '{}')),
  check (status <> 'verified' or (decided_at is not null and compared <> '{}')),
  check ((status in ('started', 'waiting', 'verified')) = (ended_at is null))
);
create index photo_check_profile on photo_check (tenant_id, profile_id, created_at desc);
create unique index photo_check_open on photo_check (tenant_id, profile_id) where status in ('waiting', 'verified');
create index photo_check_queue on photo_check (tenant_id, sent_at, id) where status = 'waiting';
create index photo_check_started on photo_check (created_at) where status = 'started';
create index photo_check_ended on photo_check (ended_at) where ended_at is not null;
select make_tenant_table('photo_check');

-- Whatever ends a check or takes its row, the picture follows.
create function photo_check_picture_gone() returns trigger language plpgsql as $$
begin
  insert into outbox (tenant_id, id, kind, payload) values (old.tenant_id, gen_random_uuid(), 'check_picture_gone',
    jsonb_build_object('account', old.profile_id, 'file', old.file));
  return null;
end $$;
create trigger photo_check_picture_gone after update on photo_check for each row
  when (old.file is not null and new.file is null) execute function photo_check_picture_gone();
create trigger photo_check_picture_deleted after delete on photo_check for each row
  when (old.file is not null) execute function photo_check_picture_gone();

-- Processes of the release before neither read nor write the columns: both begin as null everywhere.
alter table profile add column verified_at timestamptz;
alter table listing add column verified_at timestamptz;
-- Not validated: there is no other value than null yet, and validating would read all profiles under the lock.
alter table profile add constraint profile_verified_check check (verified_at is null or not fictional) not valid;
-- Few are verified: searches for them read this index alone.
create index listing_verified on listing (tenant_id, gender, rank desc, active_at desc, profile_id desc, birth_date)
  where verified_at is not null;

create or replace function refresh_listing(tenant integer, profile integer) returns void language plpgsql as $$
begin
  -- The lock makes a concurrent change wait, so that it sees this one.
  perform from profile p where p.tenant_id = tenant and p.id = profile for no key update;
  delete from listing l where l.tenant_id = tenant and l.profile_id = profile
    and (not exists (select from profile p where p.tenant_id = tenant and p.id = profile
        and p.status = 'active' and p.gender is not null)
      or exists (select from invisible_mode i where i.tenant_id = tenant and i.profile_id = profile));
  insert into listing (tenant_id, profile_id, gender, country, region, birth_date, sexuality, relationship_status,
    body_type, hair_color, eye_color, smoker, interests, has_photo, fictional, verified_at, rank, latitude, longitude,
    cell, wide_cell, joined_at, active_at)
  select p.tenant_id, p.id, p.gender, p.country, p.region, p.birth_date, p.sexuality, p.relationship_status,
    p.body_type, p.hair_color, p.eye_color, p.smoker, p.interests, p.main_photo_id is not null, p.fictional,
    p.verified_at, listing_rank(p.main_photo_id is not null, coalesce(p.about, '') <> '' or coalesce(p.looking_for, '') <> ''
      or exists (select from profile_prompt a where a.tenant_id = p.tenant_id and a.profile_id = p.id), p.fictional),
    p.latitude, p.longitude, cell_of(p.latitude, p.longitude, 4), cell_of(p.latitude, p.longitude, 1), p.created_at,
    coalesce((select max(s.seen_at) from session s where s.tenant_id = p.tenant_id and s.account_id = p.id), p.created_at)
  from profile p
  where p.tenant_id = tenant and p.id = profile and p.status = 'active' and p.gender is not null
    and not exists (select from invisible_mode i where i.tenant_id = tenant and i.profile_id = profile)
  on conflict (tenant_id, profile_id) do update set
    (gender, country, region, birth_date, sexuality, relationship_status, body_type, hair_color, eye_color, smoker,
     interests, has_photo, fictional, verified_at, rank, latitude, longitude, cell, wide_cell) =
    (excluded.gender, excluded.country, excluded.region, excluded.birth_date, excluded.sexuality,
     excluded.relationship_status, excluded.body_type, excluded.hair_color, excluded.eye_color, excluded.smoker, excluded.interests,
     excluded.has_photo, excluded.fictional, excluded.verified_at, excluded.rank, excluded.latitude, excluded.longitude, excluded.cell,
     excluded.wide_cell);
end $$;

create or replace trigger listing after insert or update of gender, country, region, birth_date, sexuality, relationship_status,
  body_type, hair_color, eye_color, interests, main_photo_id, fictional, latitude, longitude, status, smoker, about, looking_for,
  verified_at
  on profile for each row execute function refresh_listing_of_profile();
