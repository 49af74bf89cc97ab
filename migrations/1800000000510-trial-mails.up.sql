-- The last trial mail of a brand: sent to the platform's own mailbox, and what the receiving server found of its sender.
create table trial_mail (
  tenant_id integer not null references tenant (id),
  nonce bytea not null check (octet_length(nonce) = 16),
  sender text not null,
  sent_at timestamptz not null default now(),
  failure text,
  received_at timestamptz,
  server text,
  spf text,
  dkim text,
  dmarc text,
  lost smallint not null default 0,
  primary key (tenant_id)
);
select make_tenant_table('trial_mail');
