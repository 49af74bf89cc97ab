set local lock_timeout = '5s';
alter table money_refund drop column failed_at, drop column provider_text, drop column provider_code;
