drop index outbox_payment_check;
