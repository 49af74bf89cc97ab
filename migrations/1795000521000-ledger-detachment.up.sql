-- An erasure gives a balance a pseudonym, and its entries go with it: nobody writes to them for that.
alter table credit_entry drop constraint credit_entry_tenant_id_account_id_fkey;
alter table credit_entry add constraint credit_entry_tenant_id_account_id_fkey
  foreign key (tenant_id, account_id) references credit_balance (tenant_id, account_id) on update cascade;
revoke update (account_id, reference) on credit_entry from manyhearts_platform;
