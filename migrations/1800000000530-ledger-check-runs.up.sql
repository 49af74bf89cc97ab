-- The check of a brand's ledgers that staff asked for last: a worker makes it, and its result stays until the next one.
create table ledger_check_run (
  tenant_id integer primary key references tenant (id),
  id uuid not null,
  asked_at timestamptz not null default now(),
  begun_at timestamptz,
  ended_at timestamptz,
  accounts integer not null default 0 check (accounts >= 0),
  orders integer not null default 0 check (orders >= 0),
  wrong_balances jsonb not null default '[]',
  wrong_orders jsonb not null default '[]'
);
select make_tenant_table('ledger_check_run');
