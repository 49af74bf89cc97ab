-- How the pushes of a brand ended, by day, in UTC. It says nothing of devices or people.
create table push_day (
  tenant_id integer not null references tenant (id),
  day date not null,
  sent integer not null default 0,
  gone integer not null default 0,
  failed integer not null default 0,
  primary key (tenant_id, day)
)
-- The row of today changes with each push: it stays on its page.
with (fillfactor = 50);
select make_tenant_table('push_day');
