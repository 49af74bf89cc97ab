create table complaint (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  -- What the visitor and the support staff call it: C- and twelve random characters.
  reference text not null check (reference ~ '^C-[0-9A-Z]{12}$'),
  -- A hash of what makes two submissions the same one.
  submission text not null,
  kind text not null check (kind in ('complaint', 'appeal', 'report', 'payment', 'other')),
  name text not null,
  email text not null,
  message text not null,
  about text,
  locale text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, reference),
  unique (tenant_id, submission)
);
create index complaint_newest on complaint (tenant_id, created_at desc);

select make_tenant_table('complaint');
