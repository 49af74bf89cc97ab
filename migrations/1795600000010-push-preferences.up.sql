-- The member's own choices of push notifications; where there is none the product's default holds.
create table push_preference (
  tenant_id integer not null references tenant (id),
  account_id integer not null,
  kind text not null,
  is_on boolean not null,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, account_id, kind),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
select make_tenant_table('push_preference');

-- When a member wants to hear nothing, by the clock of their own time zone.
create table push_quiet_hours (
  tenant_id integer not null references tenant (id),
  account_id integer not null,
  is_on boolean not null,
  starts text not null check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends text not null check (ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and ends <> starts),
  changed_at timestamptz not null default now(),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
select make_tenant_table('push_quiet_hours');

-- Whether a push on this device may name who it is about: for devices that nobody else looks at.
alter table push_subscription add column shows_names boolean not null default false;
