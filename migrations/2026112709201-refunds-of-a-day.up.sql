set local lock_timeout = '5s';
-- The refunds that staff made without a second person are summed up by day.
create index refund_request_alone on refund_request (tenant_id, decided_at) where status = 'done' and approvers = '{}';
