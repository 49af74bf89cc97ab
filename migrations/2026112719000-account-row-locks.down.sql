set local lock_timeout = '5s';
create unique index account_email_hash_all on account (tenant_id, email_hash);
drop index account_email_hash;
alter index account_email_hash_all rename to account_email_hash;
