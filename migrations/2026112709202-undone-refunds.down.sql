set local lock_timeout = '5s';
create index money_refund_open on money_refund (tenant_id, due_at) where status in ('asked', 'sent');
drop index money_refund_undone;
