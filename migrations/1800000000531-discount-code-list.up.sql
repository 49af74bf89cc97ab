-- Staff read the discount codes of several brands, the newest first.
set local lock_timeout = '5s';
create index discount_code_newest on discount_code (tenant_id, created_at, id) where kind = 'campaign';
