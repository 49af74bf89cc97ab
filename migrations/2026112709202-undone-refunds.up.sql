set local lock_timeout = '5s';
-- Refunds that are not paid, those that failed too, are counted each time that staff look at what waits.
create index money_refund_undone on money_refund (tenant_id, due_at) where status <> 'done';
drop index money_refund_open;
