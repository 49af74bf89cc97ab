drop table provider_account_request;
alter table provider_account drop column payee;
update provider_account set status = 'closed' where status = 'waiting';
alter table provider_account drop constraint provider_account_status_check;
alter table provider_account add constraint provider_account_status_check check (status in ('active', 'closing', 'closed'));
