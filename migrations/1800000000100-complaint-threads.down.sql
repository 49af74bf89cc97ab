drop table complaint_message;
alter table complaint drop column state, drop column due_at, drop column assignee, drop column last_at, drop column closed_at,
  drop column closed_by;
drop index complaint_email;
drop function one_working_day_after;
