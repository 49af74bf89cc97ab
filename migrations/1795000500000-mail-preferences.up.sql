-- Mails that a member does not want: one kind, or `all` that are no answers, kinds to come included.
create table mail_preference (
  tenant_id integer not null references tenant (id),
  account_id integer not null,
  kind text not null check (kind ~ '^[a-z][a-z_]+$'),
  disabled_at timestamptz not null default now(),
  disabled_by text not null check (disabled_by in ('member', 'unsubscribe')),
  primary key (tenant_id, account_id, kind),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
select make_tenant_table('mail_preference');

-- Addresses that take no mail, or call one spam. Also of people without an account: of an address only a hash is kept.
create table mail_suppression (
  tenant_id integer not null references tenant (id),
  email_hash bytea not null check (length(email_hash) = 10),
  reason text not null check (reason in ('bounce', 'complaint')),
  since timestamptz not null default now(),
  -- What the receiving server said, such as 5.1.1.
  code text not null check (code ~ '^[a-z0-9._]{1,40}$'),
  -- The member wants mails again: from then on only what becomes of newer mails counts.
  lifted_at timestamptz,
  -- The last answer that was sent all the same: one a day.
  tried_at timestamptz,
  tried_entry uuid,
  primary key (tenant_id, email_hash, reason)
);
create index mail_suppression_lifted on mail_suppression (lifted_at) where lifted_at is not null;
select make_tenant_table('mail_suppression');

-- Mails that came back, although the address may be good: several within a month count as one that is not.
create table mail_soft_bounce (
  tenant_id integer not null references tenant (id),
  email_hash bytea not null,
  mail bytea not null,
  at timestamptz not null default now(),
  primary key (tenant_id, email_hash, mail)
);
create index mail_soft_bounce_at on mail_soft_bounce (at);
select make_tenant_table('mail_soft_bounce');

-- Who was reminded of the link that confirms the address: nobody twice.
create table activation_reminder (
  tenant_id integer not null references tenant (id),
  account_id integer not null,
  sent_at timestamptz not null default now(),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
select make_tenant_table('activation_reminder');
create index account_waiting on account (created_at) where status = 'not_confirmed';
