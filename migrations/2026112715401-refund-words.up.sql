set local lock_timeout = '5s';
alter table money_refund
  add column provider_code text check (provider_code ~ '^[a-z][a-z0-9_.]{0,63}$'),
  add column provider_text text check (length(provider_text) between 1 and 200),
  add column failed_at timestamptz;
