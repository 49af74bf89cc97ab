alter table debit_file drop column description, drop column content_hash;
alter table provider_account drop constraint provider_account_provider_check;
alter table provider_account add constraint provider_account_provider_check
  check (provider in ('mollie', 'stripe', 'flexpay'));
