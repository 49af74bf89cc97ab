alter table payment_order drop column receipt_number;
drop table receipt_counter;
