drop index audit_entry_actor;
update staff set role = 'support', disabled_at = coalesce(disabled_at, now()) where role in ('moderator', 'finance');
alter table staff drop constraint staff_role_check,
  add constraint staff_role_check check (role in ('operator', 'support'));
