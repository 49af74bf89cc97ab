-- The rank orders searches and the swipe game: profiles with a photo come first, then members before fictional profiles, then
-- members with own texts before those without. Processes of the release before go on by activity
-- alone, without an index, until they end. The old indexes go last: a table whose index was dropped is locked for readers,
-- too, until the migration ends.
set local lock_timeout = '5s';
alter table listing add column rank smallint not null default 0;

create function listing_rank(has_photo boolean, has_words boolean, fictional boolean) returns smallint
  language sql immutable parallel safe
  return (case when has_photo then 3 else 0 end + case when fictional then 0 when has_words then 2 else 1 end)::smallint;
grant execute on function listing_rank(boolean, boolean, boolean) to manyhearts_app, manyhearts_platform;

create or replace function refresh_listing(tenant integer, profile integer) returns void language plpgsql as $$
begin
  -- The lock makes a concurrent change wait, so that it sees this one.
  perform from profile p where p.tenant_id = tenant and p.id = profile for no key update;
  delete from listing l where l.tenant_id = tenant and l.profile_id = profile
    and (not exists (select from profile p where p.tenant_id = tenant and p.id = profile
        and p.status = 'active' and p.gender is not null)
      or exists (select from invisible_mode i where i.tenant_id = tenant and i.profile_id = profile));
  insert into listing (tenant_id, profile_id, gender, country, region, birth_date, sexuality, relationship_status,
    body_type, hair_color, eye_color, smoker, interests, has_photo, fictional, rank, latitude, longitude, cell,
    wide_cell, joined_at, active_at)
  select p.tenant_id, p.id, p.gender, p.country, p.region, p.birth_date, p.sexuality, p.relationship_status,
    p.body_type, p.hair_color, p.eye_color, p.smoker, p.interests, p.main_photo_id is not null, p.fictional,
    listing_rank(p.main_photo_id is not null, coalesce(p.about, '') <> '' or coalesce(p.looking_for, '') <> '', p.fictional),
    p.latitude, p.longitude, cell_of(p.latitude, p.longitude, 4), cell_of(p.latitude, p.longitude, 1), p.created_at,
    coalesce((select max(s.seen_at) from session s where s.tenant_id = p.tenant_id and s.account_id = p.id), p.created_at)
  from profile p
  where p.tenant_id = tenant and p.id = profile and p.status = 'active' and p.gender is not null
    and not exists (select from invisible_mode i where i.tenant_id = tenant and i.profile_id = profile)
  on conflict (tenant_id, profile_id) do update set
    (gender, country, region, birth_date, sexuality, relationship_status, body_type, hair_color, eye_color, smoker,
     interests, has_photo, fictional, rank, latitude, longitude, cell, wide_cell) =
    (excluded.gender, excluded.country, excluded.region, excluded.birth_date, excluded.sexuality,
     excluded.relationship_status, excluded.body_type, excluded.hair_color, excluded.eye_color, excluded.smoker, excluded.interests,
     excluded.has_photo, excluded.fictional, excluded.rank, excluded.latitude, excluded.longitude, excluded.cell,
     excluded.wide_cell);
end $$;

create or replace trigger listing after insert or update of gender, country, region, birth_date, sexuality, relationship_status,
  body_type, hair_color, eye_color, interests, main_photo_id, fictional, latitude, longitude, status, smoker, about, looking_for
  on profile for each row execute function refresh_listing_of_profile();

update listing l
set rank = listing_rank(l.has_photo, coalesce(p.about, '') <> '' or coalesce(p.looking_for, '') <> '', l.fictional)
from profile p where p.tenant_id = l.tenant_id and p.id = l.profile_id;

alter index listing_country rename to listing_country_before;
alter index listing_region rename to listing_region_before;
alter index listing_gender rename to listing_gender_before;
alter index listing_cell rename to listing_cell_before;
alter index listing_wide_cell rename to listing_wide_cell_before;
create index listing_country on listing (tenant_id, gender, country, rank desc, active_at desc, profile_id desc, birth_date);
create index listing_region on listing (tenant_id, gender, region, rank desc, active_at desc, profile_id desc, birth_date);
create index listing_gender on listing (tenant_id, gender, rank desc, active_at desc, profile_id desc, birth_date);
create index listing_cell on listing (tenant_id, gender, cell, rank desc, active_at desc, profile_id desc, birth_date);
create index listing_wide_cell on listing (tenant_id, gender, wide_cell, rank desc, active_at desc, profile_id desc, birth_date);
drop index listing_country_before, listing_region_before, listing_gender_before, listing_cell_before, listing_wide_cell_before;
