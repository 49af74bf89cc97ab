-- Rows of other tables hold the key of their account while they are written. An update that may change a key waits for them,
-- and where the table has a trigger before updates, PostgreSQL counts a generated column as changed by every update. An index
-- with a condition is no key that others can refer to: the index is as it was, and an update of the status waits for nobody.
set local lock_timeout = '5s';
create unique index account_email_hash_known on account (tenant_id, email_hash) where email_hash is not null;
drop index account_email_hash;
alter index account_email_hash_known rename to account_email_hash;
