-- Events of FlexPay are believed as they are signed, so a new secret of them waits for somebody else, as a new key does.
set local lock_timeout = '5s';
alter table provider_account_request drop constraint provider_account_request_change_check;
alter table provider_account_request add constraint provider_account_request_change_check
  check (change in ('activation', 'key', 'event_secret'));
-- The secrets that sign events once it is agreed to, sealed, until it is decided about.
alter table provider_account_request add column event_secrets bytea;
alter table provider_account_request add constraint provider_account_request_event_secrets_check
  check ((event_secrets is not null) = (change = 'event_secret' and status = 'waiting'));
