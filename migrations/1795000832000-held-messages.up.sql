create sequence held_message_id as integer;
grant usage on sequence held_message_id to manyhearts_app, manyhearts_platform;

-- Messages that wait for staff. Nothing is paid and nothing is seen of them until they are released.
create table held_message (
  tenant_id integer not null references tenant (id),
  id integer not null default nextval('held_message_id') check (id > 0),
  sender_id integer not null,
  profile_id integer not null check (profile_id <> sender_id),
  client_id uuid not null,
  body text not null,
  rule text not null check (rule ~ '^[a-z_]+$'),
  held_at timestamptz not null default now(),
  decided_at timestamptz,
  -- Dropped: released, and could not be sent any more.
  outcome text check (outcome in ('released', 'rejected', 'dropped')),
  primary key (tenant_id, id),
  unique (tenant_id, sender_id, client_id),
  foreign key (tenant_id, sender_id) references profile (tenant_id, id) on delete cascade,
  foreign key (tenant_id, profile_id) references profile (tenant_id, id) on delete cascade,
  check ((decided_at is null) = (outcome is null))
);
create index held_message_queue on held_message (tenant_id, id) where decided_at is null;
create index held_message_profile on held_message (tenant_id, profile_id);
create index held_message_decided on held_message (decided_at) where decided_at is not null;
select make_tenant_table('held_message');
