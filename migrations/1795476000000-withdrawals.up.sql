-- Statements of withdrawal: of members, about one of their orders, and of anybody who writes from outside of an account.
create table withdrawal_statement (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  -- Chosen by the page: the same again is the same statement.
  client_key uuid not null,
  -- The member who was signed in; null where nobody was.
  account_id integer,
  -- Null until the order is known.
  order_id integer,
  name text not null,
  email text not null,
  -- The order as the sender names it.
  about text not null,
  message text,
  locale text not null,
  status text not null check (status in ('received', 'carried_out', 'nothing_due', 'with_staff')),
  -- Why nothing is due, or why staff look at it.
  reason text check (reason in ('used', 'refunded', 'no_match', 'too_late', 'in_dispute')),
  refund_id uuid,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references credit_balance (tenant_id, account_id) on update cascade,
  foreign key (tenant_id, order_id) references payment_order (tenant_id, id),
  foreign key (tenant_id, refund_id) references money_refund (tenant_id, id)
);
create unique index withdrawal_statement_member_key on withdrawal_statement (tenant_id, account_id, client_key)
  where account_id is not null;
create unique index withdrawal_statement_visitor_key on withdrawal_statement (tenant_id, lower(email), client_key)
  where account_id is null;
create index withdrawal_statement_email on withdrawal_statement (tenant_id, lower(email), received_at);
create index withdrawal_statement_received on withdrawal_statement (tenant_id, received_at);
create index withdrawal_statement_order on withdrawal_statement (tenant_id, order_id) where order_id is not null;
select make_tenant_table('withdrawal_statement');

-- A withdrawal that cannot be carried out by itself reaches the support as a message of a kind of its own.
alter table complaint drop constraint complaint_kind_check;
alter table complaint add constraint complaint_kind_check
  check (kind in ('complaint', 'appeal', 'report', 'payment', 'withdrawal', 'other'));
