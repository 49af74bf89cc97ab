-- Moderators and people who look after money, and an audit that is searched over all tenants.
alter table staff drop constraint staff_role_check,
  add constraint staff_role_check check (role in ('operator', 'support', 'moderator', 'finance'));
create index audit_entry_actor on audit_entry (actor, id desc);
