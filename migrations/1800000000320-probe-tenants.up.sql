-- Two tenants that nobody visits, which the isolation proof asks about one another.
alter table tenant add column probe boolean not null default false;

create table isolation_run (
  id uuid primary key,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  probes integer not null default 0,
  leaks integer not null default 0,
  -- Probes whose answer proved nothing: a limit, a failure, input that was refused.
  unanswered integer not null default 0,
  -- The names of the probes that leaked.
  leaking text[] not null default '{}',
  -- Why the run could not be made.
  failure text
);
create index isolation_run_started on isolation_run (started_at desc);
grant select, insert, update, delete on isolation_run to manyhearts_platform;
