grant update (account_id, reference) on credit_entry to manyhearts_platform;
alter table credit_entry drop constraint credit_entry_tenant_id_account_id_fkey;
alter table credit_entry add constraint credit_entry_tenant_id_account_id_fkey
  foreign key (tenant_id, account_id) references credit_balance (tenant_id, account_id);
