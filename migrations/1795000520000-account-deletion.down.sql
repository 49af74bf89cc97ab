delete from account_event where kind not in ('password_reset_asked', 'password_reset', 'password_changed',
  'mail_change_asked', 'mail_changed', 'mail_change_undone', 'sessions_ended');
alter table account_event drop constraint account_event_kind_check;
alter table account_event add constraint account_event_kind_check check (kind in ('password_reset_asked',
  'password_reset', 'password_changed', 'mail_change_asked', 'mail_changed', 'mail_change_undone', 'sessions_ended'));
revoke update (account_id, reference, idempotency_key) on credit_entry from manyhearts_platform;
drop table invisible_mode, erasure_report, account_deletion;
