set local lock_timeout = '5s';
drop index payment_dispute_waiting;
alter table payment_dispute
  drop column response_note, drop column responded_by, drop column responded_at, drop column evidence_due_at;
