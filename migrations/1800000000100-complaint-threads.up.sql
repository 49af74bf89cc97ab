-- Complaints become threads: staff answer by mail, and what comes back by mail joins the thread.
set local lock_timeout = '5s';

-- Friday's wait until Monday; those of a weekend until Monday is over. In UTC, without holidays.
create function one_working_day_after(moment timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select case extract(isodow from moment at time zone 'UTC')
    when 5 then moment + interval '72 hours'
    when 6 then date_trunc('day', moment at time zone 'UTC') at time zone 'UTC' + interval '72 hours'
    when 7 then date_trunc('day', moment at time zone 'UTC') at time zone 'UTC' + interval '48 hours'
    else moment + interval '24 hours'
  end
$$;
grant execute on function one_working_day_after(timestamptz) to manyhearts_app, manyhearts_platform;

alter table complaint
  -- Open: staff are to answer. Answered: the other side may write again.
  add column state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- By when staff should have answered, while it is open.
  add column due_at timestamptz default one_working_day_after(now()),
  -- The e-mail address of the member of staff who has taken it.
  add column assignee text,
  -- When something was last written, by either side.
  add column last_at timestamptz not null default now(),
  add column closed_at timestamptz,
  add column closed_by text;
-- Until now complaints were answered by mail alone: only those of the last two weeks wait.
update complaint set
  state = case when created_at < now() - interval '14 days' then 'closed' else 'open' end,
  due_at = case when created_at < now() - interval '14 days' then null else one_working_day_after(created_at) end,
  closed_at = case when created_at < now() - interval '14 days' then now() end,
  closed_by = case when created_at < now() - interval '14 days' then 'migration' end,
  last_at = created_at;
alter table complaint
  add check ((state = 'open') = (due_at is not null)),
  add check ((state = 'closed') = (closed_at is not null)),
  add check ((closed_at is null) = (closed_by is null));
create index complaint_due on complaint (tenant_id, due_at, id) where state = 'open';
create index complaint_last on complaint (tenant_id, last_at desc, id desc);
create index complaint_email on complaint (tenant_id, lower(email)) where email <> '';

create table complaint_message (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  complaint_id uuid not null,
  -- Answers go out by mail, replies come in by mail, notes are for staff alone.
  kind text not null check (kind in ('answer', 'reply', 'note')),
  -- The e-mail address of the member of staff; null for replies.
  author text,
  body text not null check (length(body) <= 20000),
  -- The history that a reply quotes.
  quoted text check (length(quoted) <= 20000),
  -- How many files came with a reply. None is kept.
  refused_files integer not null default 0 check (refused_files >= 0),
  -- A reply from another address than the complaint's.
  from_elsewhere boolean not null default false,
  -- A hash of what makes two replies the same mail.
  mail_key bytea,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, complaint_id) references complaint (tenant_id, id) on delete cascade,
  check ((kind = 'reply') = (author is null) and (kind = 'reply') = (mail_key is not null))
);
create index complaint_message_thread on complaint_message (tenant_id, complaint_id, created_at, id);
create unique index complaint_message_mail on complaint_message (tenant_id, complaint_id, mail_key) where mail_key is not null;
select make_tenant_table('complaint_message');
