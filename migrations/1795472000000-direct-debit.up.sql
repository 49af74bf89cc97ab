-- Direct debit: mandates of members, the codes that prove their phones, the debits made by them, and files for a bank.

-- Its money and credits may be booked before the bank has said that it is paid.
alter table payment_attempt
  add column credits_when text not null default 'paid' check (credits_when in ('submitted', 'paid')),
  -- When they were.
  add column booked_at timestamptz;

create table mandate (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  account_id integer not null,
  -- In the character set of SEPA, unique for the creditor.
  reference text not null check (reference ~ '^[A-Z0-9-]{1,35}$'),
  -- `proved` was signed and confirmed by a code; `active` was taken by whoever collects.
  status text not null default 'proved' check (status in ('proved', 'active', 'revoked', 'expired', 'blocked')),
  -- Everything that was signed, sealed: the proof, which outlives an erasure.
  proof bytea not null,
  -- Tells whether the same account, or the same mandate, is given again.
  iban_hash bytea not null check (length(iban_hash) = 32),
  fingerprint bytea not null check (length(fingerprint) = 32),
  iban_last4 text,
  holder text,
  street text,
  house_number text,
  zip text,
  city text,
  country text,
  phone_hash bytea,
  text_version text not null,
  language text not null,
  creditor_id text not null,
  creditor_name text not null,
  signed_at timestamptz not null default now(),
  proved_at timestamptz not null,
  provider_account_id text not null,
  provider_customer_id text,
  provider_mandate_id text,
  last_used_at timestamptz not null default now(),
  ended_at timestamptz check ((ended_at is null) = (status in ('proved', 'active'))),
  primary key (tenant_id, id),
  unique (tenant_id, reference),
  foreign key (tenant_id, account_id) references credit_balance (tenant_id, account_id) on update cascade,
  foreign key (tenant_id, provider_account_id) references provider_account (tenant_id, id)
);
create index mandate_account on mandate (tenant_id, account_id);
create index mandate_iban on mandate (tenant_id, iban_hash);
select make_tenant_table('mandate');

-- A code is known by its HMAC alone, as are the number and the address that it was asked from.
create table phone_code (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  account_id integer not null,
  phone_hash bytea not null check (length(phone_hash) = 32),
  -- The number without its last five digits.
  prefix text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  network_hash bytea not null check (length(network_hash) = 32),
  code_hash bytea not null check (length(code_hash) = 32),
  wrong_tries smallint not null default 0 check (wrong_tries >= 0),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  entered_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
);
create index phone_code_account on phone_code (tenant_id, account_id, sent_at);
create index phone_code_phone on phone_code (tenant_id, phone_hash, sent_at);
create index phone_code_sent on phone_code (tenant_id, sent_at);
select make_tenant_table('phone_code');

-- A file asks the bank for all debits of a day. It can be written again, the same.
create table debit_file (
  tenant_id integer not null references tenant (id),
  id text not null check (id ~ '^[A-Z0-9-]{1,35}$'),
  provider_account_id text not null,
  collect_on date not null,
  debits integer not null check (debits > 0),
  amount bigint not null check (amount > 0),
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, provider_account_id) references provider_account (tenant_id, id)
);
select make_tenant_table('debit_file');

create table direct_debit (
  tenant_id integer not null references tenant (id),
  attempt_id uuid not null,
  mandate_id uuid not null,
  is_first boolean not null,
  -- Not before this day, as the payer was told.
  due_on date not null,
  file_id text,
  -- When whoever collects took it; the payer is told in the same transaction.
  taken_at timestamptz,
  returned_at timestamptz,
  -- The bank’s code, such as AM04.
  return_reason text check (return_reason ~ '^[A-Z0-9]{4}$'),
  primary key (tenant_id, attempt_id),
  foreign key (tenant_id, attempt_id) references payment_attempt (tenant_id, id),
  foreign key (tenant_id, mandate_id) references mandate (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references debit_file (tenant_id, id)
);
create index direct_debit_mandate on direct_debit (tenant_id, mandate_id);
create index direct_debit_file on direct_debit (tenant_id, file_id) where file_id is not null;
select make_tenant_table('direct_debit');
