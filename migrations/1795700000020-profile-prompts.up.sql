-- What members answered to questions of the catalogue or of their brand, in the order of their profile.
create table profile_prompt (
  tenant_id integer not null references tenant (id),
  profile_id integer not null,
  code text not null check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  answer text not null check (answer <> ''),
  -- Three at the most: there is no fourth place.
  position smallint not null check (position between 0 and 2),
  changed_at timestamptz not null default now(),
  primary key (tenant_id, profile_id, code),
  -- Looked at where a statement ends, so that one statement may change places.
  unique (tenant_id, profile_id, position) deferrable initially immediate,
  foreign key (tenant_id, profile_id) references profile (tenant_id, id)
);
select make_tenant_table('profile_prompt');
