-- Why staff looked at a member's file, address or profile: for the audit and for the member.
create table member_look (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  account_id integer not null,
  kind text not null check (kind in ('file', 'address', 'as_others')),
  actor text not null,
  reason text not null check (reason ~ '^[a-z][a-z_]+$'),
  note text check (length(note) <= 500),
  complaint text,
  at timestamptz not null default now(),
  -- How long a file stays open to whoever opened it.
  until timestamptz not null default now() + interval '1 hour',
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
create index member_look_account on member_look (tenant_id, account_id, at desc);
select make_tenant_table('member_look');

-- What staff write down about a member for each other.
create table staff_note (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  account_id integer not null,
  author text not null,
  text text not null check (text <> '' and length(text) <= 2000),
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
create index staff_note_account on staff_note (tenant_id, account_id, at desc);
select make_tenant_table('staff_note');
