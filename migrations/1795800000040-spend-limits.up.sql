-- What a member allows themselves to spend in a month or a week.
create table spend_limit (
  tenant_id integer not null references tenant (id),
  account_id integer not null,
  -- A stricter one holds at once, a looser one a day after it was asked for: until then both have a row.
  holds_from timestamptz not null default now(),
  -- In minor units; null: no limit from then on.
  amount integer check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  period text not null check (period in ('week', 'month')),
  primary key (tenant_id, account_id, holds_from),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
select make_tenant_table('spend_limit');
