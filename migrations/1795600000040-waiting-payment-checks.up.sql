-- One check of a payment waits at a time.
create index outbox_payment_check on outbox (tenant_id, (payload ->> 'attempt')) where kind = 'payment_check';
