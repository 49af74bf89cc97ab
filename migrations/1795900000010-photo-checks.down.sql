set local lock_timeout = '5s';
create or replace function refresh_listing(tenant integer, profile integer) returns void language plpgsql as $$
begin
  -- Of two changes at once the second waits, and then sees the first.
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
    listing_rank(p.main_photo_id is not null, coalesce(p.about, '') <> '' or coalesce(p.looking_for, '') <> ''
      or exists (select from profile_prompt a where a.tenant_id = p.tenant_id and a.profile_id = p.id), p.fictional),
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

alter table listing drop column verified_at;
alter table profile drop column verified_at;
drop table photo_check;
drop function photo_check_picture_gone();
drop sequence photo_check_id;
