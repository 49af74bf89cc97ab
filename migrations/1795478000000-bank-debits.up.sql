-- A fourth kind of provider account: a bank of the brand's own, which collects direct debits by files.
alter table provider_account drop constraint provider_account_provider_check;
alter table provider_account add constraint provider_account_provider_check
  check (provider in ('mollie', 'stripe', 'flexpay', 'bank'));

alter table debit_file
  -- What stood on the payers’ statements: the brand may be called something else since.
  add column description text not null,
  -- Of the bytes that were written: a bank refuses the same file with another content.
  add column content_hash bytea not null check (length(content_hash) = 32);
