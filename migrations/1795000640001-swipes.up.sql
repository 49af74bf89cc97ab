-- What a member chose in the swipe game: nobody comes twice.
create table swipe (
  tenant_id integer not null references tenant (id),
  member_id integer not null,
  profile_id integer not null check (profile_id <> member_id),
  choice text not null check (choice in ('like', 'pass')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, member_id, profile_id),
  foreign key (tenant_id, member_id) references profile (tenant_id, id) on delete cascade,
  foreign key (tenant_id, profile_id) references profile (tenant_id, id) on delete cascade
);
create index swipe_last on swipe (tenant_id, member_id, created_at desc);
create index swipe_profile on swipe (tenant_id, profile_id);
select make_tenant_table('swipe');

-- When a person's day began and when it ends, by the clock on their wall. A zone that is not known counts as UTC.
create function day_of(at timestamptz, zone text, out starts timestamptz, out ends timestamptz)
  language plpgsql stable as $$
declare
  known text := coalesce(zone, 'UTC');
begin
  begin
    starts := date_trunc('day', at at time zone known) at time zone known;
  exception when invalid_parameter_value then
    known := 'UTC';
    starts := date_trunc('day', at at time zone known) at time zone known;
  end;
  ends := (date_trunc('day', at at time zone known) + interval '1 day') at time zone known;
end $$;
grant execute on function day_of(timestamptz, text) to manyhearts_app, manyhearts_platform;
