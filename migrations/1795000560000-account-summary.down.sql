drop trigger premium on credit_entry;
drop trigger address_notifications on account;
drop trigger suppressed_notifications on mail_suppression;
drop trigger preferred_notifications on mail_preference;
drop function begin_premium(), refresh_address_notifications(), refresh_suppressed_notifications(),
  refresh_preferred_notifications(), disabled_notifications(integer, integer, bytea);
alter table account drop column notifications_disabled, drop column premium_since, drop column email_hash;
drop function email_hash(text);
