-- What members tell about themselves beyond sign-up. Lists of words are the code's: backend/src/modules/members/facts.
alter table profile
  add column sexuality text check (sexuality ~ '^[a-z_]+$'),
  add column relationship_status text check (relationship_status ~ '^[a-z_]+$'),
  add column body_type text check (body_type ~ '^[a-z_]+$'),
  add column hair_color text check (hair_color ~ '^[a-z_]+$'),
  add column eye_color text check (eye_color ~ '^[a-z_]+$'),
  add column looking_for text,
  -- The numbers of interests, without doubles.
  add column interests smallint[] not null default '{}';

-- Who wants nothing to do with whom.
create table block (
  tenant_id integer not null references tenant (id),
  blocker_id integer not null,
  blocked_id integer not null check (blocked_id <> blocker_id),
  created_at timestamptz not null default now(),
  primary key (tenant_id, blocker_id, blocked_id),
  foreign key (tenant_id, blocker_id) references profile (tenant_id, id),
  -- A block is its maker's, and ends with either.
  foreign key (tenant_id, blocked_id) references profile (tenant_id, id) on delete cascade
);
create index block_blocked on block (tenant_id, blocked_id, blocker_id);
select make_tenant_table('block');

-- Whom searches and the swipe game may show, and what they ask for: a row for each profile that is active and not
-- hidden, and none for anybody else. Triggers keep it, whoever writes what it is made of.
create table listing (
  tenant_id integer not null,
  profile_id integer not null,
  gender text not null,
  country text,
  region text,
  birth_date date not null,
  sexuality text,
  relationship_status text,
  body_type text,
  hair_color text,
  eye_color text,
  interests smallint[] not null,
  has_photo boolean not null,
  fictional boolean not null,
  -- The middle of the town, never of a home.
  latitude double precision,
  longitude double precision,
  -- Squares of a quarter of a degree, and of a degree: where to look for who is near.
  cell integer,
  wide_cell integer,
  joined_at timestamptz not null,
  active_at timestamptz not null,
  primary key (tenant_id, profile_id),
  foreign key (tenant_id, profile_id) references profile (tenant_id, id) on delete cascade
);
-- In the order of the pages; what follows the order is looked at without leaving the index.
create index listing_country on listing (tenant_id, gender, country, active_at desc, profile_id desc, birth_date);
create index listing_region on listing (tenant_id, gender, region, active_at desc, profile_id desc, birth_date);
create index listing_gender on listing (tenant_id, gender, active_at desc, profile_id desc, birth_date);
create index listing_newest on listing (tenant_id, gender, profile_id desc, birth_date, country);
create index listing_cell on listing (tenant_id, gender, cell, active_at desc, profile_id desc, birth_date);
create index listing_wide_cell on listing (tenant_id, gender, wide_cell, active_at desc, profile_id desc, birth_date);
select make_tenant_table('listing');

-- The number of the square, a given number of which make a degree, that a point lies in.
create function cell_of(latitude double precision, longitude double precision, per_degree integer) returns integer
  language sql immutable parallel safe
  return floor((latitude + 90) * per_degree)::integer * 360 * per_degree
    + floor((longitude + 180) * per_degree)::integer % (360 * per_degree);
grant execute on function cell_of(double precision, double precision, integer) to manyhearts_app, manyhearts_platform;

-- What a member asked for last, in the words of the address: devices change.
create table last_search (
  tenant_id integer not null references tenant (id),
  profile_id integer not null,
  filters jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, profile_id),
  foreign key (tenant_id, profile_id) references profile (tenant_id, id)
);
select make_tenant_table('last_search');

create function refresh_listing(tenant integer, profile integer) returns void language plpgsql as $$
begin
  -- Of two changes at once the second waits, and then sees the first.
  perform from profile p where p.tenant_id = tenant and p.id = profile for no key update;
  delete from listing l where l.tenant_id = tenant and l.profile_id = profile
    and (not exists (select from profile p where p.tenant_id = tenant and p.id = profile
        and p.status = 'active' and p.gender is not null)
      or exists (select from invisible_mode i where i.tenant_id = tenant and i.profile_id = profile));
  insert into listing (tenant_id, profile_id, gender, country, region, birth_date, sexuality, relationship_status,
    body_type, hair_color, eye_color, interests, has_photo, fictional, latitude, longitude, cell,
    wide_cell, joined_at, active_at)
  select p.tenant_id, p.id, p.gender, p.country, p.region, p.birth_date, p.sexuality, p.relationship_status,
    p.body_type, p.hair_color, p.eye_color, p.interests, p.main_photo_id is not null, p.fictional, p.latitude,
    p.longitude, cell_of(p.latitude, p.longitude, 4), cell_of(p.latitude, p.longitude, 1), p.created_at,
    coalesce((select max(s.seen_at) from session s where s.tenant_id = p.tenant_id and s.account_id = p.id), p.created_at)
  from profile p
  where p.tenant_id = tenant and p.id = profile and p.status = 'active' and p.gender is not null
    and not exists (select from invisible_mode i where i.tenant_id = tenant and i.profile_id = profile)
  on conflict (tenant_id, profile_id) do update set
    (gender, country, region, birth_date, sexuality, relationship_status, body_type, hair_color, eye_color, interests,
     has_photo, fictional, latitude, longitude, cell, wide_cell) =
    (excluded.gender, excluded.country, excluded.region, excluded.birth_date, excluded.sexuality,
     excluded.relationship_status, excluded.body_type, excluded.hair_color, excluded.eye_color, excluded.interests,
     excluded.has_photo, excluded.fictional, excluded.latitude, excluded.longitude, excluded.cell, excluded.wide_cell);
end $$;
grant execute on function refresh_listing(integer, integer) to manyhearts_app, manyhearts_platform;

create function refresh_listing_of_profile() returns trigger language plpgsql as $$
begin
  perform refresh_listing(new.tenant_id, new.id);
  return null;
end $$;
create trigger listing after insert or update of gender, country, region, birth_date, sexuality, relationship_status,
  body_type, hair_color, eye_color, interests, main_photo_id, fictional, latitude, longitude, status on profile
  for each row execute function refresh_listing_of_profile();

create function refresh_listing_of_hidden() returns trigger language plpgsql as $$
declare
  changed invisible_mode := coalesce(new, old);
begin
  perform refresh_listing(changed.tenant_id, changed.profile_id);
  return null;
end $$;
create trigger listing after insert or delete on invisible_mode
  for each row execute function refresh_listing_of_hidden();

-- A page that is open marks its session every few minutes.
create function refresh_activity() returns trigger language plpgsql as $$
begin
  update listing set active_at = new.seen_at
  where tenant_id = new.tenant_id and profile_id = new.account_id and active_at < new.seen_at;
  return null;
end $$;
create trigger activity after insert or update of seen_at on session
  for each row execute function refresh_activity();

select refresh_listing(tenant_id, id) from profile;
