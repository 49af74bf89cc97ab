-- Comparing the books of money with what providers say, and refunds by staff.

-- A provider's own charges and its payouts are of no order.
alter table money_transfer alter column order_id drop not null;

-- The key that opens the balance of an account, where the one that takes payments does not.
alter table provider_account add column reports_key bytea;

-- The attempts of a day at an account.
create index payment_attempt_made on payment_attempt (tenant_id, provider_account_id, created_at);

-- Each day of each account is compared once, again while something differs, and later when banks have answered.
create table payment_comparison (
  tenant_id integer not null references tenant (id),
  provider_account_id text not null,
  day date not null,
  asked_at timestamptz not null default now(),
  compared_at timestamptz,
  -- Whether the provider told of the balance as well.
  has_balance boolean not null default false,
  primary key (tenant_id, provider_account_id, day),
  foreign key (tenant_id, provider_account_id) references provider_account (tenant_id, id)
);
select make_tenant_table('payment_comparison');

-- The balance of an account, line by line, as the provider tells it.
create table settlement_line (
  tenant_id integer not null references tenant (id),
  provider_account_id text not null,
  id text not null,
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'payout', 'fee', 'other')),
  kind_at_provider text not null,
  order_id integer,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  gross integer not null,
  fee integer not null,
  net integer not null check (net = gross - fee),
  moved_at timestamptz not null,
  primary key (tenant_id, provider_account_id, id),
  foreign key (tenant_id, provider_account_id) references provider_account (tenant_id, id),
  foreign key (tenant_id, order_id) references payment_order (tenant_id, id)
);
create index settlement_line_moved on settlement_line (tenant_id, moved_at);
create index settlement_line_order on settlement_line (tenant_id, order_id) where order_id is not null;
select make_tenant_table('settlement_line');

-- A fact that the provider and the books do not agree on. It stays until they do, or until staff say why it is right.
create table payment_difference (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  provider_account_id text not null,
  day date not null,
  kind text not null,
  -- The provider's id of what differs.
  subject text not null,
  order_id integer,
  currency text,
  ours text,
  theirs text,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  resolved_at timestamptz,
  -- Null where a later comparison found that they agree.
  resolved_by text,
  note text check (length(note) between 1 and 500),
  primary key (tenant_id, id),
  foreign key (tenant_id, provider_account_id) references provider_account (tenant_id, id),
  foreign key (tenant_id, order_id) references payment_order (tenant_id, id)
);
-- Resolved by staff it is not found again; resolved by agreement it may be.
create unique index payment_difference_known on payment_difference (tenant_id, provider_account_id, day, kind, subject)
  where resolved_at is null or resolved_by is not null;
create index payment_difference_open on payment_difference (tenant_id, first_seen) where resolved_at is null;
create index payment_difference_order on payment_difference (tenant_id, order_id) where order_id is not null;
select make_tenant_table('payment_difference');

-- A sum that staff want to pay back. Above a limit it waits for somebody else.
create table refund_request (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  order_id integer not null,
  -- Chosen by whoever asks: the same again is the same request.
  key text not null,
  amount integer not null check (amount > 0),
  credits integer check (credits >= 0),
  reason text not null check (length(reason) between 5 and 500),
  status text not null default 'waiting' check (status in ('waiting', 'done', 'refused')),
  asked_by text not null,
  -- The staff ids of those who control that account; null where nobody knows, as on the command line.
  proposers integer[],
  asked_at timestamptz not null default now(),
  approvers integer[] not null default '{}',
  decided_by text,
  decided_at timestamptz,
  refund_id uuid,
  primary key (tenant_id, id),
  unique (tenant_id, key),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'done') = (refund_id is not null)),
  foreign key (tenant_id, order_id) references payment_order (tenant_id, id),
  foreign key (tenant_id, refund_id) references money_refund (tenant_id, id)
);
create index refund_request_order on refund_request (tenant_id, order_id);
create index refund_request_waiting on refund_request (tenant_id, asked_at) where status = 'waiting';
create index refund_request_refund on refund_request (tenant_id, refund_id) where refund_id is not null;
select make_tenant_table('refund_request');
