set local lock_timeout = '5s';
drop index refund_request_transfer;
alter table refund_request drop column transfer_reference, drop column transfer_of;
alter table money_refund
  drop constraint money_refund_waiver,
  drop column waiver_reason, drop column waived_amount, drop column waived_by, drop column waived_at,
  drop column transfer_reference;
