-- Who likes whom. Two rows that face each other are a match.
create table member_like (
  tenant_id integer not null references tenant (id),
  liker_id integer not null,
  liked_id integer not null check (liked_id <> liker_id),
  created_at timestamptz not null default now(),
  -- When the liked one opened the liker's profile: new until then.
  seen_at timestamptz,
  -- When the liker was shown that it is a match.
  match_seen_at timestamptz,
  primary key (tenant_id, liker_id, liked_id),
  foreign key (tenant_id, liker_id) references profile (tenant_id, id) on delete cascade,
  -- A like is its maker's, and ends with either.
  foreign key (tenant_id, liked_id) references profile (tenant_id, id) on delete cascade
);
create index member_like_given on member_like (tenant_id, liker_id, created_at desc, liked_id desc);
create index member_like_received on member_like (tenant_id, liked_id, created_at desc, liker_id desc);
create index member_like_new on member_like (tenant_id, liked_id) where seen_at is null;
select make_tenant_table('member_like');

-- The like of somebody invented that a new member is given where the brand has that: once, whatever becomes of it.
create table welcome_like (
  tenant_id integer not null references tenant (id),
  profile_id integer not null,
  fictional_id integer not null,
  created_at timestamptz not null default now(),
  -- When the member was shown it.
  seen_at timestamptz,
  primary key (tenant_id, profile_id),
  foreign key (tenant_id, profile_id) references profile (tenant_id, id) on delete cascade,
  foreign key (tenant_id, fictional_id) references profile (tenant_id, id) on delete cascade
);
create index welcome_like_fictional on welcome_like (tenant_id, fictional_id);
select make_tenant_table('welcome_like');

create index listing_fictional on listing (tenant_id, gender) where fictional;
