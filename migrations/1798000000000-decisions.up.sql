-- What the Digital Services Act asks for: notice, decision, statement of reasons and appeal, each a row with its time and author.
-- They are kept for six years; what names a person goes with the account.
set local lock_timeout = '5s';
create sequence decision_id as integer maxvalue 1073741823;
create sequence notice_id as integer maxvalue 1073741823;
create sequence appeal_id as integer maxvalue 1073741823;
grant usage on sequence decision_id, notice_id, appeal_id to manyhearts_app, manyhearts_platform;

create table decision (
  tenant_id integer not null references tenant (id),
  id integer not null default next_id('decision_id') check (id > 0),
  -- The member whom it is about. Null once they are erased.
  account_id integer,
  kind text not null check (kind ~ '^[a-z_]+$'),
  reasons text[] not null check (reasons <> '{}'),
  ground text not null default 'terms' check (ground in ('terms', 'law')),
  -- What it was about and what a reversal needs: the id of a photo, a text that was removed.
  content jsonb not null default '{}',
  source text not null check (source in ('notice', 'own')),
  -- Whether software pointed staff to it.
  is_software_found boolean not null default false,
  -- What staff add in their own words, for the member.
  note text,
  -- When a block ends by itself.
  ends_at timestamptz,
  decided_at timestamptz not null default clock_timestamp(),
  decided_by text not null,
  -- The staff ids of whoever may have decided.
  deciders integer[] not null default '{}',
  -- Reversed, replaced or run out.
  ended_at timestamptz,
  ended_by text,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete set null (account_id),
  check ((ended_at is null) = (ended_by is null))
);
create index decision_account on decision (tenant_id, account_id, id desc);
create index decision_made on decision (tenant_id, decided_at);
create index decision_ends on decision (ends_at) where ends_at is not null and ended_at is null;
select make_tenant_table('decision');

create table statement (
  tenant_id integer not null references tenant (id),
  decision_id integer not null,
  -- Of the token in the mail's link, which opens the statement also for whoever cannot sign in.
  token_hash bytea not null,
  language text not null,
  sent_at timestamptz not null default now(),
  primary key (tenant_id, decision_id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, decision_id) references decision (tenant_id, id) on delete cascade
);
select make_tenant_table('statement');

create table appeal (
  tenant_id integer not null references tenant (id),
  id integer not null default next_id('appeal_id') check (id > 0),
  decision_id integer not null,
  text text not null,
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('upheld', 'reversed')),
  -- What staff add in their own words, for the member.
  note text,
  decided_at timestamptz,
  decided_by text,
  primary key (tenant_id, id),
  unique (tenant_id, decision_id),
  foreign key (tenant_id, decision_id) references decision (tenant_id, id) on delete cascade,
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null))
);
create index appeal_queue on appeal (tenant_id, created_at, id) where decided_at is null;
select make_tenant_table('appeal');

create table notice (
  tenant_id integer not null references tenant (id),
  id integer not null default next_id('notice_id') check (id > 0),
  reference text not null check (reference ~ '^N-[0-9A-Z]{12}$'),
  -- A hash of what makes two submissions the same one.
  submission text not null,
  -- The report with the evidence, for as long as that is kept.
  report_id integer,
  -- The member who gave it; null for somebody without an account, and once they are erased.
  account_id integer,
  reason text not null check (reason ~ '^[a-z_]+$'),
  -- Of somebody without an account: where the content is, and whom to answer.
  address text,
  name text,
  email text,
  locale text not null,
  created_at timestamptz not null default now(),
  decision_id integer,
  decided_at timestamptz,
  decided_by text,
  primary key (tenant_id, id),
  unique (tenant_id, reference),
  unique (tenant_id, submission),
  foreign key (tenant_id, decision_id) references decision (tenant_id, id) on delete cascade,
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (decision_id is null))
);
create unique index notice_report on notice (tenant_id, report_id);
create index notice_account on notice (tenant_id, account_id);
create index notice_email on notice (tenant_id, lower(email)) where email is not null;
create index notice_decision on notice (tenant_id, decision_id);
create index notice_made on notice (tenant_id, created_at);
select make_tenant_table('notice');

-- A notice of somebody without an account has no reporter, and its address may lead to no profile.
alter table report alter column reporter_id drop not null;
alter table report alter column profile_id drop not null;
