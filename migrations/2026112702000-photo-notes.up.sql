-- Notes of staff about a photo, for the next person who looks at it.
set local lock_timeout = '5s';
create table photo_note (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  photo_id integer not null,
  profile_id integer not null,
  author text not null,
  text text not null check (text <> '' and length(text) <= 1000),
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, photo_id) references photo (tenant_id, id) on delete cascade,
  foreign key (tenant_id, profile_id) references profile (tenant_id, id)
);
create index photo_note_photo on photo_note (tenant_id, photo_id, at);
create index photo_note_profile on photo_note (tenant_id, profile_id);
select make_tenant_table('photo_note');

-- Rejected photos by how they look.
create index photo_rejected_phash on photo (tenant_id, phash) where status = 'rejected';
