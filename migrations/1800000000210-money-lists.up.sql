-- Staff read orders and disputes of several brands, the newest first, and sales by the day on which they were paid.
set local lock_timeout = '5s';
create index payment_order_newest on payment_order (tenant_id, created_at, id);
create index payment_order_paid on payment_order (tenant_id, paid_at) where paid_at is not null;
create index payment_dispute_newest on payment_dispute (tenant_id, opened_at, id);
create index refund_request_newest on refund_request (tenant_id, asked_at);
