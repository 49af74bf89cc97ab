alter table payment_order drop column discount_code;
drop table discount_use, discount_code;
