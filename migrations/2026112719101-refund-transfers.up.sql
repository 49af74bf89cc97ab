set local lock_timeout = '5s';
-- A refund that failed may be paid by a transfer of the bank instead, or staff may decide that its rest is not paid.
alter table money_refund
  add column transfer_reference text check (length(transfer_reference) between 3 and 140),
  add column waived_at timestamptz,
  add column waived_by text,
  add column waived_amount integer check (waived_amount > 0),
  add column waiver_reason text check (length(waiver_reason) between 5 and 500),
  add constraint money_refund_waiver check (num_nulls(waived_at, waived_by, waived_amount) in (0, 3));
alter table refund_request
  add column transfer_of uuid,
  add column transfer_reference text check (length(transfer_reference) between 3 and 140),
  add constraint refund_request_transfer_whole check ((transfer_of is null) = (transfer_reference is null)),
  add foreign key (tenant_id, transfer_of) references money_refund (tenant_id, id);
-- One transfer for each refund that failed, unless it was refused.
create unique index refund_request_transfer on refund_request (tenant_id, transfer_of)
  where transfer_of is not null and status <> 'refused';
