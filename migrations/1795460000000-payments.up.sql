-- Payments: the accounts that a brand has at providers, orders of credits, the attempts to pay them, what providers tell,
-- and the books of money.

-- Secrets are sealed (platform/data-keys). Providers send events to an address that ends with a token: its hash finds the
-- account, across tenants.
create table provider_account (
  tenant_id integer not null references tenant (id),
  id text not null check (id ~ '^[a-z][a-z0-9-]{0,29}$'),
  provider text not null check (provider in ('mollie', 'stripe')),
  mode text not null check (mode in ('test', 'live')),
  -- A closing one takes no new payments, and what was paid by it is still looked after.
  status text not null default 'active' check (status in ('active', 'closing', 'closed')),
  -- The first that offers a method serves it.
  position integer not null check (position >= 0),
  api_key bytea not null,
  event_secrets bytea not null,
  event_token bytea not null,
  event_token_hash bytea not null check (length(event_token_hash) = 32),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index provider_account_event_token on provider_account (event_token_hash);
select make_tenant_table('provider_account');

-- Everything that a receipt needs is copied here: later settings change nothing of it.
create sequence payment_order_id maxvalue 1073741823;
grant usage on sequence payment_order_id to manyhearts_app, manyhearts_platform;
create table payment_order (
  tenant_id integer not null references tenant (id),
  id integer not null default next_id('payment_order_id'),
  account_id integer not null,
  package_id text not null,
  credits integer not null check (credits > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  list_amount integer not null check (list_amount > 0),
  discount_amount integer not null default 0 check (discount_amount >= 0),
  amount integer not null check (amount > 0 and amount = list_amount - discount_amount),
  country text not null check (country ~ '^[A-Z]{2}$'),
  vat_basis_points integer not null check (vat_basis_points between 0 and 10000),
  vat_amount integer not null check (vat_amount between 0 and amount),
  -- Where the payer is, by what tells it: `account`, `address`, `payment`.
  evidence jsonb not null default '{}',
  revision integer not null,
  -- When the buyer asked to begin at once, and with which words.
  begun_at timestamptz not null,
  consent_text text not null,
  -- The language of the receipt.
  language text not null,
  status text not null default 'open'
    check (status in ('open', 'paid', 'partly_refunded', 'refunded', 'charged_back', 'expired', 'cancelled')),
  client_key uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz check (paid_at is not null or status in ('open', 'expired', 'cancelled')),
  primary key (tenant_id, id),
  unique (tenant_id, account_id, client_key),
  foreign key (tenant_id, account_id) references credit_balance (tenant_id, account_id) on update cascade,
  foreign key (tenant_id, revision) references settings_revision (tenant_id, revision)
);
create index payment_order_account on payment_order (tenant_id, account_id, created_at desc);
create index payment_order_open on payment_order (tenant_id, expires_at) where status = 'open';
select make_tenant_table('payment_order');

create table payment_attempt (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  order_id integer not null,
  provider_account_id text not null,
  method text not null,
  -- `new` was not asked of the provider yet; `unknown` was, without an answer; `held` is not what we asked for.
  status text not null default 'new'
    check (status in ('new', 'unknown', 'open', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'held')),
  provider_payment_id text,
  provider_other_id text,
  provider_status text,
  checkout_url bytea,
  failure text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When the provider is asked next; null once nothing more is expected.
  next_check_at timestamptz,
  checks integer not null default 0,
  checked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, provider_account_id, provider_payment_id),
  foreign key (tenant_id, order_id) references payment_order (tenant_id, id),
  foreign key (tenant_id, provider_account_id) references provider_account (tenant_id, id)
);
-- One attempt of an order at a time.
create unique index payment_attempt_alive on payment_attempt (tenant_id, order_id)
  where status in ('new', 'unknown', 'open', 'pending');
create index payment_attempt_order on payment_attempt (tenant_id, order_id);
create index payment_attempt_other_id on payment_attempt (tenant_id, provider_account_id, provider_other_id)
  where provider_other_id is not null;
create index payment_attempt_due on payment_attempt (tenant_id, next_check_at) where next_check_at is not null;
select make_tenant_table('payment_attempt');

-- What providers told, without what it said: that may be about persons.
create table payment_event (
  tenant_id integer not null references tenant (id),
  provider_account_id text not null,
  event_key text not null check (length(event_key) between 1 and 200),
  kind text not null,
  attempt_id uuid,
  received_at timestamptz not null default now(),
  primary key (tenant_id, provider_account_id, event_key),
  foreign key (tenant_id, provider_account_id) references provider_account (tenant_id, id)
);
create index payment_event_received on payment_event (received_at);
create index payment_event_attempt on payment_event (tenant_id, attempt_id) where attempt_id is not null;
select make_tenant_table('payment_event');

-- The books of money. One row moves a sum from one account to another, so the books balance whatever is written.
create table money_transfer (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  key text not null check (key <> ''),
  order_id integer not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  debit_account text not null check (debit_account ~ '^[a-z_]+(:[A-Za-z0-9-]+)?$'),
  credit_account text not null check (credit_account ~ '^[a-z_]+(:[A-Za-z0-9-]+)?$' and credit_account <> debit_account),
  amount integer not null check (amount > 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, key),
  foreign key (tenant_id, order_id) references payment_order (tenant_id, id)
);
create index money_transfer_order on money_transfer (tenant_id, order_id);
create index money_transfer_day on money_transfer (tenant_id, created_at);
select make_tenant_table('money_transfer');
revoke update, delete on money_transfer from manyhearts_app, manyhearts_platform;

-- Money that goes back. The row is written before the provider is asked.
create table money_refund (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  order_id integer not null,
  attempt_id uuid not null,
  reason text not null check (reason in ('duplicate', 'late', 'no_account', 'withdrawal', 'staff', 'provider')),
  amount integer not null check (amount > 0),
  credits integer not null default 0 check (credits >= 0),
  -- How the sum was reckoned, for whoever asks.
  reckoning jsonb not null default '{}',
  status text not null default 'asked' check (status in ('asked', 'sent', 'done', 'failed')),
  provider_refund_id text,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  done_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, attempt_id, provider_refund_id),
  foreign key (tenant_id, order_id) references payment_order (tenant_id, id),
  foreign key (tenant_id, attempt_id) references payment_attempt (tenant_id, id)
);
create index money_refund_order on money_refund (tenant_id, order_id);
create index money_refund_open on money_refund (tenant_id, due_at) where status in ('asked', 'sent');
select make_tenant_table('money_refund');

-- The payer's bank has asked for the money back.
create table payment_dispute (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  order_id integer not null,
  attempt_id uuid not null,
  provider_dispute_id text not null,
  amount integer not null check (amount > 0),
  -- What the balance had of the credits, and what it lacked.
  credits_taken integer not null default 0 check (credits_taken >= 0),
  credits_missing integer not null default 0 check (credits_missing >= 0),
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, attempt_id, provider_dispute_id),
  foreign key (tenant_id, order_id) references payment_order (tenant_id, id),
  foreign key (tenant_id, attempt_id) references payment_attempt (tenant_id, id)
);
create index payment_dispute_order on payment_dispute (tenant_id, order_id);
select make_tenant_table('payment_dispute');
