create sequence photo_id as integer;
grant usage on sequence photo_id to manyhearts_app, manyhearts_platform;

-- A member's pictures. What was uploaded is not kept: files are made anew from it, and lie below photos/<profile_id>/.
create table photo (
  tenant_id integer not null references tenant (id),
  id integer not null default nextval('photo_id') check (id > 0),
  profile_id integer not null,
  -- The first active one is the profile's main photo.
  position smallint not null check (position >= 0),
  status text not null default 'pending' check (status in ('pending', 'active', 'rejected')),
  reason text check (reason in ('nudity', 'minor', 'not_a_person', 'contact_details', 'copyright', 'quality', 'other')),
  -- The whole picture in the storage: what staff look at, what crops are cut from, what an export brings. Never public.
  file text not null,
  -- In the addresses: of the crop in clear, and of its blurred rendition, so that neither leads to the other.
  key text not null check (key ~ '^[0-9a-f]{32}$'),
  blurred_key text not null check (blurred_key ~ '^[0-9a-f]{32}$'),
  -- Of the crop.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- {x, y, width, height} as shares of the whole picture; null is all of it.
  crop jsonb,
  phash bigint not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  -- Null where nobody had to decide.
  decided_by text,
  primary key (tenant_id, id),
  unique (tenant_id, key),
  unique (tenant_id, blurred_key),
  foreign key (tenant_id, profile_id) references profile (tenant_id, id),
  check (key <> blurred_key),
  check ((status = 'rejected') = (reason is not null)),
  check ((status = 'pending') = (decided_at is null))
);
create index photo_profile on photo (tenant_id, profile_id, position);
create index photo_pending on photo (tenant_id, id) where status = 'pending';
select make_tenant_table('photo');

-- Pictures that staff turned down, known again by how they look. Nothing says whose they were.
create table rejected_picture (
  tenant_id integer not null references tenant (id),
  phash bigint not null,
  reason text not null,
  rejected_at timestamptz not null default now(),
  primary key (tenant_id, phash)
);
select make_tenant_table('rejected_picture');

-- The first active photo, written by whatever changes which one that is: searches ask for it without a join.
alter table profile add column main_photo_id integer,
  add foreign key (tenant_id, main_photo_id) references photo (tenant_id, id) on delete set null (main_photo_id);
create unique index profile_main_photo on profile (tenant_id, main_photo_id) where main_photo_id is not null;
