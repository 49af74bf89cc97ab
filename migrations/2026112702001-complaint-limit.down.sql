set local lock_timeout = '5s';
drop trigger complaint_opened on complaint;
drop function complaint_opened;
drop index complaint_open;
alter table complaint drop column open_since;
drop function working_minutes_after;
