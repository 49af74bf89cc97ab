drop function quiet_until(timestamptz, text, text, text);
alter table member_like drop column match_pushed_by;
alter table member_like drop column pushed_by;
alter table chat drop column pushed_by;
alter table chat drop column pushed_seq;
drop table push_pace;
