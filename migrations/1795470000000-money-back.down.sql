alter table money_refund drop column asked_by, drop column note;
drop trigger order_premium on payment_order;
drop function follow_order_premium();
