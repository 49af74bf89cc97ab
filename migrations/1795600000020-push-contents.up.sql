-- When a member was last pushed something of a kind, and by which entries of the outbox: no device rings without end, and an
-- entry that is tried again counts once.
create table push_pace (
  tenant_id integer not null references tenant (id),
  account_id integer not null,
  kind text not null,
  -- The latest ones, oldest first.
  sent_at timestamptz[] not null default '{}',
  entries uuid[] not null default '{}',
  primary key (tenant_id, account_id, kind),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
select make_tenant_table('push_pace');

-- Up to which message a push has told of the conversation, and the outbox entry that did.
alter table chat add column pushed_seq integer not null default 0;
alter table chat add column pushed_by uuid;

-- The outbox entries that told of the like, and of the match that another one's like made of it.
alter table member_like add column pushed_by uuid;
alter table member_like add column match_pushed_by uuid;

-- The end of the quiet hours that `at` falls into, by the clock of a time zone; null outside of them. UTC where the zone is
-- not known. The day of the end is the zone's own: a night on which clocks change is an hour longer or shorter.
create function quiet_until(at timestamptz, zone text, starts text, ends text) returns timestamptz
  language plpgsql stable as $$
declare
  known text := coalesce(zone, 'UTC');
  clock timestamp;
  is_quiet boolean;
begin
  begin
    clock := at at time zone known;
  exception when invalid_parameter_value then
    known := 'UTC';
    clock := at at time zone known;
  end;
  is_quiet := case when starts < ends then to_char(clock, 'HH24:MI') >= starts and to_char(clock, 'HH24:MI') < ends
    else to_char(clock, 'HH24:MI') >= starts or to_char(clock, 'HH24:MI') < ends end;
  if not is_quiet then return null; end if;
  return (clock::date + (to_char(clock, 'HH24:MI') >= ends)::integer + ends::time) at time zone known;
end $$;
grant execute on function quiet_until(timestamptz, text, text, text) to manyhearts_app, manyhearts_platform;
