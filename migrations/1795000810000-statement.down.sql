create index credit_entry_account on credit_entry (tenant_id, account_id, id desc);
alter table credit_entry drop column number, drop column balance_after;
alter table credit_balance drop column entries;
