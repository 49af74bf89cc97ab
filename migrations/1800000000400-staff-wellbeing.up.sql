-- How a member of staff wants pictures to be shown, and which work they leave to others. Null: as the brand has it.
set local lock_timeout = '5s';
create table staff_wellbeing (
  staff_id integer primary key references staff (id) on delete cascade,
  blur integer check (blur between 0 and 100),
  greyscale boolean,
  thumbnails_only boolean,
  break_after_minutes integer check (break_after_minutes between 5 and 120),
  break_after_severe integer check (break_after_severe between 1 and 100),
  opted_out text[] not null default '{}',
  changed_at timestamptz not null default now()
);
-- How long a member of staff has looked at pictures since their last rest, and since their last break.
create table staff_picture_time (
  staff_id integer primary key references staff (id) on delete cascade,
  looked_ms integer not null default 0 check (looked_ms >= 0),
  severe integer not null default 0 check (severe >= 0),
  stretch_since timestamptz not null default now(),
  last_at timestamptz not null default now()
);
grant select, insert, update, delete on staff_wellbeing, staff_picture_time to manyhearts_platform;
