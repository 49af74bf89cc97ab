-- A landing on a site. It names nobody: no address, no browser, and its id is known only to the page that made it.
create table visit (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  at timestamptz not null default now(),
  host text not null,
  path text not null check (path like '/%'),
  locale text not null,
  country text check (country ~ '^[A-Z]{2}$'),
  -- Where the visitor first came from, which need not be what this address says.
  network text,
  ref text,
  sub1 text,
  sub2 text,
  sub3 text,
  referrer text,
  -- Whether this page was asked to tell bounces; a rate can only be told of those that were.
  bounce_logged boolean not null default false,
  -- Null until the page has been hidden.
  bounced boolean,
  hidden_seconds integer check (hidden_seconds between 0 and 86400),
  primary key (tenant_id, id)
);
create index visit_at on visit (tenant_id, at);
select make_tenant_table('visit');

-- Ids below belong to people that a brand keeps as a file, so that their addresses stay theirs.
select setval('profile_id', greatest((select last_value from profile_id), 1000000));
