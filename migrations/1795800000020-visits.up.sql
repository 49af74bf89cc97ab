-- Which member looked at whose profile: a row for each two, however often.
create table profile_visit (
  tenant_id integer not null references tenant (id),
  viewer_id integer not null,
  viewed_id integer not null check (viewed_id <> viewer_id),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  -- Days with a visit.
  days integer not null default 1 check (days > 0),
  primary key (tenant_id, viewer_id, viewed_id),
  foreign key (tenant_id, viewer_id) references profile (tenant_id, id) on delete cascade,
  -- A visit is its maker's, and ends with either.
  foreign key (tenant_id, viewed_id) references profile (tenant_id, id) on delete cascade
);
create index profile_visit_received on profile_visit (tenant_id, viewed_id, last_at desc, viewer_id desc);
create index profile_visit_old on profile_visit (tenant_id, last_at);
select make_tenant_table('profile_visit');

-- Members who leave no trace in the visitors of others.
create table hidden_visits (
  tenant_id integer not null references tenant (id),
  profile_id integer not null,
  since timestamptz not null default now(),
  primary key (tenant_id, profile_id),
  foreign key (tenant_id, profile_id) references profile (tenant_id, id) on delete cascade
);
select make_tenant_table('hidden_visits');

-- Up to when a member has looked at their visitors and at what happened. What is later is new.
create table activity_seen (
  tenant_id integer not null references tenant (id),
  profile_id integer not null,
  visitors_at timestamptz,
  history_at timestamptz,
  primary key (tenant_id, profile_id),
  foreign key (tenant_id, profile_id) references profile (tenant_id, id) on delete cascade
);
select make_tenant_table('activity_seen');
