-- Null until an invitation has been accepted.
alter table staff add column password_hash text;

-- Whoever has its token sets the password, once.
create table staff_invitation (
  hash bytea primary key,
  staff_id integer not null references staff (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_invitation_staff on staff_invitation (staff_id);

create table staff_second_factor (
  staff_id integer primary key references staff (id),
  -- Sealed: a copy of the database makes no codes.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was accepted: it and all before it are used up.
  last_step bigint not null default 0
);

create table staff_recovery_code (
  staff_id integer not null references staff (id),
  hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, hash)
);

create table staff_session (
  token_hash bytea primary key,
  id uuid not null unique,
  staff_id integer not null references staff (id),
  -- `half`: the password was right, the second factor is still to come.
  stage text not null check (stage in ('half', 'full')),
  device text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_session_staff on staff_session (staff_id);
create index staff_session_expired on staff_session (expires_at);

-- Wrong passwords by the address that was typed and by where they came from; wrong codes by person.
create table staff_tries (
  kind text not null check (kind in ('account', 'address', 'code')),
  subject text not null,
  tries integer not null check (tries >= 0),
  blocks integer not null default 0,
  since timestamptz not null default now(),
  blocked_until timestamptz,
  primary key (kind, subject)
);

grant select, insert, update, delete
  on staff_invitation, staff_second_factor, staff_recovery_code, staff_session, staff_tries to manyhearts_platform;
