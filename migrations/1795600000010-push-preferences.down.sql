alter table push_subscription drop column shows_names;
drop table push_quiet_hours;
drop table push_preference;
