-- When the ledger of credits and the books of money were last checked, by brand, and how much did not agree.
create table credit_check (
  tenant_id integer primary key references tenant (id),
  checked_at timestamptz not null default now(),
  accounts integer not null check (accounts >= 0),
  differences integer not null check (differences >= 0)
);
select make_tenant_table('credit_check');

create table books_check (
  tenant_id integer primary key references tenant (id),
  checked_at timestamptz not null default now(),
  orders integer not null check (orders >= 0),
  differences integer not null check (differences >= 0)
);
select make_tenant_table('books_check');
