delete from provider_account_request where change = 'event_secret';
alter table provider_account_request drop column event_secrets;
alter table provider_account_request drop constraint provider_account_request_change_check;
alter table provider_account_request add constraint provider_account_request_change_check
  check (change in ('activation', 'key'));
