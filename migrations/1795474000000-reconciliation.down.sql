drop table refund_request;
drop table payment_difference;
drop table settlement_line;
drop table payment_comparison;
drop index payment_attempt_made;
alter table provider_account drop column reports_key;
delete from money_transfer where order_id is null;
alter table money_transfer alter column order_id set not null;
