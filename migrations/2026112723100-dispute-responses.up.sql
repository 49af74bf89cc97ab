set local lock_timeout = '5s';
-- A dispute waits for staff until they answer the bank, or say why not. A provider may name the day until which it takes evidence.
alter table payment_dispute
  add column evidence_due_at timestamptz,
  add column responded_at timestamptz,
  -- Null where the answer was given on the provider's pages.
  add column responded_by text,
  add column response_note text check (length(response_note) between 5 and 500);
create index payment_dispute_waiting on payment_dispute (tenant_id, opened_at) where status = 'open' and responded_at is null;
