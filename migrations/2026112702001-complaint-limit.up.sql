-- How long a complaint may wait is a setting of its brand: rows have when they began to wait, and when they are due is computed.
set local lock_timeout = '5s';
-- So many minutes later, of which those on Saturday and Sunday do not count. In UTC, without holidays.
create function working_minutes_after(moment timestamptz, minutes integer) returns timestamptz language sql immutable parallel safe as $$
  select (week + interval '7 days' * weeks + (worked - interval '120 hours' * weeks)) at time zone 'UTC'
  from (
    select week, worked, floor(extract(epoch from worked) / 432000)::integer as weeks
    from (
      select week, least(local - week, interval '120 hours') + make_interval(mins => minutes) as worked
      from (select moment at time zone 'UTC' as local, date_trunc('week', moment at time zone 'UTC') as week) as times
    ) as times
  ) as times
$$;
grant execute on function working_minutes_after(timestamptz, integer) to manyhearts_app, manyhearts_platform;

alter table complaint add column open_since timestamptz not null default now();
update complaint set open_since = due_at - case extract(isodow from due_at at time zone 'UTC') when 1 then interval '72 hours' else interval '24 hours' end
where state = 'open';
create index complaint_open on complaint (tenant_id, open_since, id) where state = 'open';

-- Whoever opens a complaint need not know. due_at is kept as long as a version runs that reads it.
create function complaint_opened() returns trigger language plpgsql as $$
begin
  if new.state <> 'open' then
    new.due_at := null;
  elsif old.state <> 'open' then
    new.open_since := now();
    new.due_at := one_working_day_after(now());
  end if;
  return new;
end
$$;
create trigger complaint_opened before update of state on complaint for each row execute function complaint_opened();
