drop table payment_dispute, money_refund, money_transfer, payment_event, payment_attempt, payment_order, provider_account;
drop sequence payment_order_id;
