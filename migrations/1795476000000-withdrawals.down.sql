drop table withdrawal_statement;
delete from complaint where kind = 'withdrawal';
alter table complaint drop constraint complaint_kind_check;
alter table complaint add constraint complaint_kind_check
  check (kind in ('complaint', 'appeal', 'report', 'payment', 'other'));
