-- A change of many brands that goes live in stages.
create table fleet_wave (
  id uuid primary key,
  kind text not null check (kind in ('change', 'template')),
  changes jsonb not null default '[]',
  niches smallint[] not null default array[]::smallint[],
  reason text not null,
  author text not null,
  author_people jsonb,
  state text not null check (state in
    ('planning', 'planned', 'publishing', 'watching', 'waiting', 'stopped', 'done', 'rolling_back', 'rolled_back', 'cancelled')),
  stage text check (stage in ('canary', 'tenth', 'all')),
  watch_seconds integer not null check (watch_seconds between 1 and 14400),
  goes_on boolean not null,
  limits jsonb not null,
  canary integer references tenant (id),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  started_by text,
  watch_until timestamptz,
  counted_from timestamptz,
  figures jsonb,
  figures_at timestamptz,
  stopped_by text,
  stop_reason text,
  stopped_at timestamptz,
  rolled_back_by text,
  rollback_reason text,
  ended_at timestamptz
);
create index fleet_wave_newest on fleet_wave (created_at desc, id);
create index fleet_wave_work on fleet_wave (state) where state in ('planning', 'publishing', 'watching', 'stopped', 'rolling_back');
grant select, insert, update, delete on fleet_wave to manyhearts_platform;

create table fleet_wave_approval (
  wave uuid not null references fleet_wave (id),
  approver_id integer not null,
  approver text not null,
  at timestamptz not null default now(),
  primary key (wave, approver_id)
);
grant select, insert, update, delete on fleet_wave_approval to manyhearts_platform;

-- Each brand of a wave: what would change at it, and what became of it.
create table fleet_wave_brand (
  tenant_id integer not null references tenant (id),
  wave uuid not null references fleet_wave (id),
  state text not null check (state in
    ('unplanned', 'ready', 'unchanged', 'faulty', 'left_out', 'published', 'skipped', 'rolled_back', 'kept')),
  stage text check (stage in ('canary', 'tenth', 'all')),
  changes jsonb not null default '[]',
  faults jsonb not null default '[]',
  money boolean not null default false,
  base integer,
  open_draft integer,
  signups integer not null default 0,
  revision integer,
  published_at timestamptz,
  note text not null default '',
  primary key (tenant_id, wave)
);
create index fleet_wave_brand_wave on fleet_wave_brand (wave, state);
select make_tenant_table('fleet_wave_brand');

-- Answers of the api by brand and quarter of a minute.
create table answer_count (
  tenant_id integer not null references tenant (id),
  slot timestamptz not null,
  answers integer not null,
  errors integer not null,
  primary key (tenant_id, slot)
) with (fillfactor = 70);
create index answer_count_slot on answer_count (slot);
select make_tenant_table('answer_count');

create index account_created on account (tenant_id, created_at);
create index report_created on report (tenant_id, created_at);
